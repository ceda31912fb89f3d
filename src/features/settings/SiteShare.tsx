/** Passes the site on, by its name and its bare address: nothing in them says who did, or that somebody is a member. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectSettings } from '@/core/settings/settingsSlice';
import { canShare, shareAddress } from '@/lib/shareAddress';
import type { Sharing } from '@/lib/shareAddress';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';

export function SiteShare() {
  const { t } = useTranslation('install');
  const site = useAppSelector(selectSettings)?.name ?? SITE_NAME;
  const [outcome, setOutcome] = useState<Sharing | null>(null);
  const address = new URL('/', window.location.origin).href;

  async function share(): Promise<void> {
    // Said anew with every press.
    setOutcome(null);
    setOutcome(await shareAddress({ title: site, url: address }));
  }

  return (
    <>
      <p>{t('share.text', { site })}</p>
      <div>
        <Button kind="outline" onClick={() => void share()}>
          {canShare() ? t('share.action', { site }) : t('share.copy')}
        </Button>
        <output className="share-answer small">
          {outcome === 'copied' && t('share.copied')}
          {outcome === 'refused' && t('share.notCopied', { address })}
        </output>
      </div>
    </>
  );
}
