/** The one choice of a lander, by who looks at it and whether sign-up is open (spec 2, 4). */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { Gender } from '@/domain/model';
import { buttonClass } from '@/ui/buttonClass';
import { useLander } from './lander';
import { isPlainPress } from '@/core/navigation/plainPress';
import { isShut } from '@/core/navigation/wayIn';
import { useLanderWay } from './useLanderWay';
import './landerAction.scss';

/** Two links that lead to the sign-up even before the program runs; with it they keep the answer, too. */
export function LanderAction() {
  const way = useLanderWay();
  if (way.kind === 'member') return <MembersLink />;
  if (isShut(way.kind)) return <ByInvitation byLink={way.kind === 'byLink'} />;
  return <Choice onChosen={(looking_for) => void way.start({ gender: null, looking_for })} />;
}

function Choice({ onChosen }: { onChosen: (looking_for: Gender) => void }) {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  const id = useId();
  const choices = [
    { gender: 'female', text: t('action.women') },
    { gender: 'male', text: t('action.men') },
  ] as const;
  return (
    <div className="lander-action">
      <p className="lander-question" id={id}>
        {t('action.question')}
      </p>
      <ul className="lander-choice" aria-labelledby={id}>
        {(niche === 'gay' ? choices.toReversed() : choices).map(({ gender, text }) => (
          <li key={gender}>
            <Link
              className={buttonClass({ kind: 'white', size: 'lg' })}
              to={path('signup')}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                onChosen(gender);
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MembersLink() {
  const { t } = useTranslation('landers');
  return (
    <div className="lander-action">
      <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('members')}>
        {t('action.members')}
      </Link>
    </div>
  );
}

/**
 * No sign-up at the moment: why, and the way in for those who have an account (ER-18).
 * @param byLink an invitation link opens it, and only then is one spoken of
 */
function ByInvitation({ byLink }: { byLink: boolean }) {
  const { t } = useTranslation(['landers', 'errors']);
  return (
    <div className="lander-action">
      <p className="lander-closed">
        <strong>{t('errors:signups_closed')}</strong> {byLink && t('closed.text')}
      </p>
      <Link className={buttonClass({ kind: 'white', size: 'lg' })} to={path('login')}>
        {t('action.login')}
      </Link>
    </div>
  );
}
