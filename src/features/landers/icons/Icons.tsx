/** `/landers/iconslanding/:slug?`: five doors, and behind each the beginning of the sign-up (spec 2). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importAhead } from '@/lib/importPart';
import { Worded } from '@/ui/Worded';
import { LanderAction } from '../parts/LanderAction';
import { LanderEyebrow, LanderLead } from '../parts/LanderEyebrow';
import { LanderMore } from '../parts/LanderMore';
import { LanderNotes } from '../parts/LanderNotes';
import { useLanderWay } from '../parts/useLanderWay';
import { WishDoors } from './WishDoors';
import { NOTHING_SAID } from './wishes';
import type { Wish } from './wishes';
import './icons.scss';
import './iconsWide.scss';

const loadLater = () => import('./LaterTaps');

export function Icons() {
  const { t } = useTranslation('iconslanding');
  const way = useLanderWay();
  const [said, setSaid] = useState(NOTHING_SAID);
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLater>> | null>(null);

  // Whoever taps at once waits for it there.
  useEffect(() => void importAhead(loadLater), []);

  const choose = async (wish: Wish): Promise<void> => {
    try {
      setLater(await loadLater());
      setSaid({ ...NOTHING_SAID, wish });
    } catch {
      // Without a network for the questions the form asks them.
      await way.start(NOTHING_SAID);
    }
  };

  return (
    <div>
      <section className="icons">
        <div className="icons-words">
          <LanderEyebrow />
          <h1 className="hero" tabIndex={-1}>
            <Worded a={t('title.a')} b={t('title.b')} />
          </h1>
          <p className="icons-lead">
            <LanderLead>{way.kind === 'open' && t('lead')}</LanderLead>
          </p>
        </div>
        <div className="icons-stage">
          {said.wish === null || later === null ? (
            <WishDoors open={way.kind === 'open'} onChosen={(wish) => void choose(wish)} />
          ) : (
            <later.LaterTaps said={said} onSaid={setSaid} onJoin={() => void way.start(said)} />
          )}
        </div>
        {way.kind !== 'open' && <LanderAction />}
        <LanderNotes />
      </section>
      <LanderMore />
    </div>
  );
}
