/** For marketing: every landing with niche, language and parameters as a link, to copy, open and print. */
import { useId, useRef, useState } from 'react';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { buildCampaign, hasMember, NO_CAMPAIGN, parseCampaign, slugOf } from '@/domain/campaignLink';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { keepLink, readLinks } from './lastLinks';
import { LinkFields } from './LinkFields';
import { LinkSeen } from './LinkSeen';
import { QrPicture } from './QrPicture';
import { WORDS } from './words';
import './linkBuilder.scss';

export function LinkBuilder() {
  const [campaign, setCampaign] = useState(NO_CAMPAIGN);
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState('');
  const [last, setLast] = useState(readLinks);
  const text = useRef<HTMLElement>(null);
  const id = useId();
  const titles = { link: `${id}-link`, last: `${id}-last` };
  const { origin } = window.location;
  const link = origin + buildCampaign(campaign);
  const isWhole = !hasMember(campaign.page) || campaign.member.trim() !== '';
  const isUnread = pasted !== '' && parseCampaign(pasted, origin) === null;

  const read = (address: string): void => {
    const parsed = parseCampaign(address, origin);
    setNews('');
    if (parsed) setCampaign(parsed);
  };
  const copy = async (): Promise<void> => {
    // Said anew with every press.
    setNews('');
    try {
      await navigator.clipboard.writeText(link);
      setNews(WORDS.copied);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setNews(WORDS.notCopied);
    }
    setLast(keepLink(link));
  };

  return (
    <div className="link-builder">
      <Panel as="form" className="link-form">
        <TextField
          label={WORDS.read}
          help={WORDS.readHelp}
          value={pasted}
          type="url"
          autoComplete="off"
          error={isUnread ? WORDS.notRead : undefined}
          onChange={({ target }) => {
            setPasted(target.value);
            read(target.value);
          }}
        />
        <LinkFields
          campaign={campaign}
          onChange={(changed) => {
            setNews('');
            setCampaign(changed);
          }}
        />
      </Panel>
      <Panel className="link-result" labelledBy={titles.link}>
        <h2 className="h4" id={titles.link}>
          {WORDS.link}
        </h2>
        {isWhole && (
          <>
            <p className="link-text">
              <code ref={text}>{link}</code>
            </p>
            <div className="cluster">
              <Button icon={<Icon as={news === WORDS.copied ? Check : Copy} />} onClick={() => void copy()}>
                {WORDS.copy}
              </Button>
              <a
                className={buttonClass({ kind: 'outline' })}
                href={link}
                target="_blank"
                rel="noreferrer"
                onClick={() => setLast(keepLink(link))}
              >
                <Icon as={ExternalLink} />
                {WORDS.open}
              </a>
              <output className="muted">{news}</output>
            </div>
            <h2 className="h4">{WORDS.seen}</h2>
            <LinkSeen campaign={campaign} />
            <QrPicture text={link} name={[campaign.page, slugOf(campaign)].filter(Boolean).join('-')} />
          </>
        )}
        {!isWhole && <p className="muted">{WORDS.memberMissing}</p>}
      </Panel>
      {last.length > 0 && (
        <Panel className="link-last" labelledBy={titles.last}>
          <h2 className="h4" id={titles.last}>
            {WORDS.last}
          </h2>
          <ul>
            {last.map((address) => (
              <li key={address}>
                <code>{address}</code>
                <Button kind="quiet" aria-label={WORDS.editOf(address)} onClick={() => read(address)}>
                  {WORDS.edit}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
