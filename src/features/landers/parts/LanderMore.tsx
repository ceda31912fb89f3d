/** Below the fold of a lander: how it works, what it costs, who sees you, and the choice once more. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import { LanderAction } from './LanderAction';
import { useLanderWay } from './useLanderWay';
import './landerMore.scss';

const FACTS = ['how', 'cost', 'safety'] as const;
const loadFaces = () => import('./FacesRow');

interface LanderMoreProps {
  /** Members for the last row; drawn people without them, and nobody while it is not known which of the two it is: null. */
  people?: readonly Profile[] | null | undefined;
}

export function LanderMore({ people }: LanderMoreProps) {
  const { t } = useTranslation('landers');
  const { kind } = useLanderWay();
  const faces = useFaces();
  return (
    <section className="lander-more" aria-labelledby="lander-more">
      <h2 id="lander-more">{t('more.title')}</h2>
      <dl>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`more.${fact}.title`)}</dt>
            <dd>
              {fact === 'cost' && kind === 'open' && t('more.cost.free')} {t(`more.${fact}.text`)}
            </dd>
          </div>
        ))}
      </dl>
      <LanderAction />
      {faces !== null && people !== null && <faces.FacesRow people={people} />}
    </section>
  );
}

/** @returns null until they have come */
function useFaces(): Awaited<ReturnType<typeof loadFaces>> | null {
  const [faces, setFaces] = useState<Awaited<ReturnType<typeof loadFaces>> | null>(null);
  useEffect(() => {
    void importAhead(async () => setFaces(await loadFaces()));
  }, []);
  return faces;
}
