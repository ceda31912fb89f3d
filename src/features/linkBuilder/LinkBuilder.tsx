/** For marketing: every landing with niche, language and parameters as a link, to copy, open and print. */
import { useId, useRef, useState } from 'react';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { SITE_ORIGIN } from '@/config/origin';
import { buildCampaign, hasMember, NO_CAMPAIGN, parseCampaign, slugOf } from '@/domain/campaignLink';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { keepLink, readLinks } from './lastLinks';
import { LinkFields } from './LinkFields';
import { LinkSeen } from './LinkSeen';
import { QrPicture } from './QrPicture';
import { WORDS } from './words';
import './linkBuilder.scss';

/** @returns the product, where the build names it, and the place that the page itself is at; the first is where a link leads */
function sites(): readonly string[] {
  const here = window.location.origin;
  return [...new Set(import.meta.env.SITE_ORIGIN === undefined ? [here, SITE_ORIGIN] : [SITE_ORIGIN, here])];
}

export function LinkBuilder() {
  const [site, setSite] = useState(() => sites()[0] ?? SITE_ORIGIN);
  const [campaign, setCampaign] = useState(NO_CAMPAIGN);
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState('');
  const [last, setLast] = useState(readLinks);
  const text = useRef<HTMLElement>(null);
  const id = useId();
  const titles = { link: `${id}-link`, last: `${id}-last` };
  const { origin } = window.location;
  const address = buildCampaign(campaign);
  const link = site + address;
  const isWhole = !hasMember(campaign.page) || campaign.member.trim() !== '';
  const isUnread = pasted !== '' && parseCampaign(pasted, origin) === null;

  const read = (written: string): void => {
    const parsed = parseCampaign(written, origin);
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
        <SelectField
          label={WORDS.site}
          help={WORDS.siteHelp}
          value={site}
          options={sites().map((known) => ({ value: known, label: known }))}
          onChange={({ target }) => {
            setNews('');
            setSite(target.value);
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
                href={address}
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
            <LinkSeen campaign={campaign} site={site} />
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
            {last.map((made) => (
              <li key={made}>
                <code>{made}</code>
                <Button kind="quiet" aria-label={WORDS.editOf(made)} onClick={() => read(made)}>
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
