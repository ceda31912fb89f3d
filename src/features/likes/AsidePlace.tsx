/** The place of a member put aside: since when and how, and after bringing back the way to undo that. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { selectIsAside } from '@/core/aside/asideSlice';
import { putAside, takeBack } from '@/core/aside/asideThunks';
import type { AsideMark } from '@/core/aside/asideThunks';
import { useFailureText } from '@/core/errors/useFailureText';
import { MemberCard } from '@/core/profiles/MemberCard';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { GoneCard } from './GoneCard';
import { Place } from './Place';

interface AsidePlaceProps {
  id: string;
  mark: AsideMark | undefined;
  priority: boolean;
  /** Just before the member is brought back. */
  onBack: (id: string) => void;
}

export function AsidePlace({ id, mark, priority, onBack }: AsidePlaceProps) {
  const { t } = useTranslation('likes');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const profile = useAppSelector((state) => selectProfile(state, id));
  const aside = useAppSelector((state) => selectIsAside(state, id));
  /** Why the last wish did not take, by the list of then. */
  const [failed, setFailed] = useState<{ wish: 'aside' | 'back'; failure: Failure } | null>(null);
  const since = useSince(mark);
  if (!profile || !mark) return null;
  const { name } = profile;
  const { kind } = mark;

  async function bringBack(): Promise<void> {
    setFailed(null);
    onBack(id);
    const answer = await dispatch(takeBack({ profile: id }));
    if (takeBack.rejected.match(answer) && answer.payload)
      setFailed({ wish: 'back', failure: answer.payload });
  }
  async function undo(): Promise<void> {
    setFailed(null);
    const answer = await dispatch(putAside({ profile: id, kind }));
    if (putAside.rejected.match(answer) && answer.payload)
      setFailed({ wish: 'aside', failure: answer.payload });
  }
  // An answer that got lost may be heard of in the list.
  const failure = failed?.wish === (aside ? 'back' : 'aside') ? failed.failure : null;

  return (
    <>
      <Place
        gone={!aside}
        card={
          <>
            <MemberCard profile={profile} priority={priority} />
            <div className="aside-foot">
              <p className="small muted">{since}</p>
              <Button
                kind="outline"
                size="sm"
                block
                aria-label={t('aside.backLabel', { name })}
                onClick={() => void bringBack()}
              >
                {t('aside.back')}
              </Button>
            </div>
          </>
        }
        note={
          <GoneCard
            profile={profile}
            text={t('aside.returned')}
            undo={t('aside.undo')}
            undoLabel={kind === 'passed' ? t('aside.undoPassed', { name }) : t('aside.undoHidden', { name })}
            onUndo={() => void undo()}
          />
        }
      />
      <p className="aside-failed small" role="alert">
        {failure && t('aside.failed', { reason: failureText(failure) })}
      </p>
    </>
  );
}

/** @returns how and when, for example "You passed: 20 November 2026" */
function useSince(mark: AsideMark | undefined): string | null {
  const { t } = useTranslation('likes');
  const formats = useFormats();
  if (!mark) return null;
  const isPassed = mark.kind === 'passed';
  if (mark.passed_at === null) return isPassed ? t('aside.passedNow') : t('aside.hiddenNow');
  const date = formats.date(mark.passed_at);
  return isPassed ? t('aside.passed', { date }) : t('aside.hidden', { date });
}
