/** Suggested opening lines: choosing one fills the writing field, nothing is sent yet (spec 2). */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onLostFocus } from '@/lib/onLostFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Skeleton } from '@/ui/Skeleton';
import { draftChanged, selectDraft } from './chatsSlice';
import { focusWritingField } from './focusWritingField';
import { useChatIcebreakersQuery } from './memberQueries';
import './icebreakers.scss';

interface IcebreakerModalProps {
  open: boolean;
  /** The addressee's profile id. */
  profile: string;
  name: string;
  onClose: () => void;
}

const toStart = onLostFocus<HTMLButtonElement>((gone) =>
  gone.closest('[role="dialog"]')?.querySelector('button')?.focus(),
);

export function IcebreakerModal({ open, profile, name, onClose }: IcebreakerModalProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, profile));
  const { data, error, isFetching, refetch } = useChatIcebreakersQuery(profile);
  const chosen = useRef(false);
  const lines = data?.lines ?? [];

  const choose = (line: string): void => {
    // What somebody has written themselves stays; only another suggestion makes room.
    const own = lines.includes(draft) ? '' : draft.trim();
    dispatch(draftChanged({ profile, text: own === '' ? line : `${own}\n${line}` }));
    chosen.current = true;
    onClose();
  };
  const closed = (): void => {
    // First the dialog gives the focus back to its button.
    if (chosen.current) requestAnimationFrame(focusWritingField);
    chosen.current = false;
  };
  return (
    <Modal
      sheet
      open={open}
      onClose={onClose}
      onClosed={closed}
      title={t('icebreakers.title')}
      closeLabel={t('icebreakers.close')}
      footer={
        <Button kind="quiet" onClick={onClose}>
          {t('icebreakers.no')}
        </Button>
      }
    >
      <p className="icebreaker-lead">{t('icebreakers.lead', { name })}</p>
      {error !== undefined && !data && (
        <div role="alert">
          <p>{t('icebreakers.failed')}</p>
          <Button kind="quiet" size="sm" busy={isFetching} ref={toStart} onClick={() => void refetch()}>
            {t('state.retry')}
          </Button>
        </div>
      )}
      <ul className="icebreaker-lines">
        {lines.map((line) => (
          <li key={line}>
            <button type="button" className="icebreaker" dir="auto" onClick={() => choose(line)}>
              {line}
            </button>
          </li>
        ))}
        {!data && error === undefined && [0, 1, 2].map((place) => <Skeleton key={place} height="56px" />)}
      </ul>
      {data && <p className="icebreaker-price">{t('icebreakers.price', { count: data.cost })}</p>}
    </Modal>
  );
}
