/** `/landers/socialnetwork/:slug?`: who is online, and what members say of themselves; nothing is posted for show (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { usePeople } from '../people/usePeople';
import { DrawnRow } from './DrawnRow';
import { FirstQuestions } from './FirstQuestions';
import './social.scss';
import './socialWide.scss';

const WANTED = {
  // As many as the row holds on a wide screen.
  most: 9,
  online: true,
  load: async () => {
    const [{ MembersOnline }, { OwnWords }] = await Promise.all([
      import('./MembersOnline'),
      import('./OwnWords'),
    ]);
    return { MembersOnline, OwnWords };
  },
};

export function SocialNetwork() {
  const { t } = useTranslation('socialnetwork');
  const found = usePeople(WANTED);
  const here =
    found.status === 'here' && found.parts !== null ? { ...found.parts, people: found.people } : null;
  return (
    <div>
      <section className="social">
        {here ? <here.MembersOnline people={here.people} /> : <DrawnRow status={found.status} />}
        <div className="social-words">
          <LanderEyebrow />
          <h1 className="hero" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
          <p className="social-lead">
            <LanderLead>{t('lead')}</LanderLead>
          </p>
          <LanderAction />
          <LanderNotes people={here === null ? 'drawn' : 'members'} />
        </div>
        <div className="social-feed" data-bs-theme="light">
          <FirstQuestions />
        </div>
      </section>
      {here && <here.OwnWords people={here.people} />}
      <LanderMore
        people={found.status === 'waiting' ? null : found.status === 'here' ? found.others : undefined}
      />
    </div>
  );
}
