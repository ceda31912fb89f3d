/** `/landers/socialnetwork/:slug?`: who is online, and what members say of themselves; nothing is posted for show (spec 2). */
import { useTranslation } from 'react-i18next';
import { Worded } from '@/ui/Worded';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { landerCast } from '../parts/landerCast';
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
    const [{ MembersOnline }, { OwnWords }, { SomeoneToAsk }] = await Promise.all([
      import('./MembersOnline'),
      import('./OwnWords'),
      import('./SomeoneToAsk'),
    ]);
    return { MembersOnline, OwnWords, SomeoneToAsk };
  },
};

/** In the row of drawn faces, too, so that it costs no picture; beyond the edge of it on a phone. */
const DRAWN = 5;

export function SocialNetwork() {
  const { t } = useTranslation('socialnetwork');
  const { niche } = useLander();
  const found = usePeople(WANTED);
  const here =
    found.status === 'here' && found.parts !== null ? { ...found.parts, people: found.people } : null;
  // Somebody who is nowhere else on the page, if there are so many.
  const someone = found.status === 'here' ? (found.others.at(-1) ?? found.people[0]) : undefined;
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
        <div className="social-feed">
          {here && someone ? (
            <here.SomeoneToAsk person={someone} />
          ) : (
            <DrawnPortrait className="social-face" src={landerCast(niche)[DRAWN] ?? ''} priority />
          )}
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
