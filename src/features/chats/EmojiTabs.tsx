/** The groups of emoji, one picture each. */
import type { LucideIcon } from 'lucide-react';
import { Clock, Flag, Hand, Heart, Lightbulb, PawPrint, Plane, Smile, Trophy, Utensils } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import type { EmojiGroup } from './emojiData';

/** In the order of the groups. */
const ICONS: readonly LucideIcon[] = [Smile, Hand, PawPrint, Utensils, Plane, Trophy, Lightbulb, Heart, Flag];

interface EmojiTabsProps {
  groups: readonly EmojiGroup[];
  /** Place of the group that is shown, -1 for those used last, null while something is searched. */
  current: number | null;
  hasRecent: boolean;
  onChoose: (tab: number) => void;
}

export function EmojiTabs({ groups, current, hasRecent, onChoose }: EmojiTabsProps) {
  const { t } = useTranslation('chatTools');
  const tabs = [
    ...(hasRecent ? [{ tab: -1, name: t('emoji.recent'), icon: Clock }] : []),
    ...ICONS.map((icon, tab) => ({ tab, name: groups[tab]?.name ?? '', icon })),
  ];
  return (
    <fieldset className="emoji-tabs" aria-label={t('emoji.groups')}>
      {tabs.map(({ tab, name, icon }) => (
        <button
          key={tab}
          type="button"
          className={clsx('emoji-tab', tab === current && 'emoji-tab-on')}
          aria-label={name}
          aria-pressed={tab === current}
          title={name}
          onClick={() => onChoose(tab)}
        >
          <Icon as={icon} size={18} />
        </button>
      ))}
    </fieldset>
  );
}
