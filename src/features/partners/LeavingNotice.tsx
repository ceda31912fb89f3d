/** Before the way leads to an advertiser: where to and whose it is, with a way to stay. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSiteName } from '@/core/settings/settingsSlice';
import type { PartnerTile } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Modal } from '@/ui/Modal';
import { AWAY } from './Tile';

interface LeavingNoticeProps {
  tile: PartnerTile;
  open: boolean;
  onClose: () => void;
}

export function LeavingNotice({ tile, open, onClose }: LeavingNoticeProps) {
  const { t } = useTranslation('finder');
  const site = useAppSelector(selectSiteName) ?? '';
  const stay = useRef<HTMLButtonElement>(null);
  const { host } = new URL(tile.url);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('partner.leaving', { site })}
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} kind="outline" onClick={onClose}>
            {t('partner.stay')}
          </Button>
          <a className={buttonClass({ kind: 'primary' })} href={tile.url} {...AWAY} onClick={onClose}>
            {t('partner.go', { host })}
          </a>
        </>
      }
    >
      <p>{t('partner.leavingText', { host, advertiser: tile.advertiser })}</p>
    </Modal>
  );
}
