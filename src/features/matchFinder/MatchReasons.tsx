/** Why a member fits, in words: what the server says and nothing else. */
import { Check } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isInterest } from '@/config/interests';
import type { MatchReason } from '@/domain/model';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import type { MatchMark } from './finderThunks';

/** @param t the texts of the namespace `finder` */
export const reasonTexts = (t: TFunction<'finder'>): Record<MatchReason, string> => ({
  wish: t('reason.wish'),
  evening: t('reason.evening'),
  interests: t('reason.interests'),
  near: t('reason.near'),
  region: t('reason.region'),
  age: t('reason.age'),
  active: t('reason.active'),
});

/** Shared interests by their names, then the other reasons, in the server's order. */
export function MatchReasons({ match }: { match: MatchMark }) {
  const { t } = useTranslation(['finder', 'interests']);
  const texts = reasonTexts(t);
  const shared = match.shared_interests.filter(isInterest);
  // Named interests say more than that there are some.
  const others = match.reasons.filter((reason) => reason !== 'interests' || shared.length === 0);
  return (
    <div className="match-reasons">
      {shared.length > 0 && (
        <ul className="match-shared" aria-label={t('results.shared')}>
          {shared.map((name) => (
            <li key={name}>
              <Chip selected>{t(`interests:${name}`)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="match-points" aria-label={t('results.why')}>
          {others.map((reason) => (
            <li key={reason}>
              <Icon as={Check} size={16} />
              {texts[reason]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
