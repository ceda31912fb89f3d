/** The stored cards as a choice of one, each of which can be removed. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import type { StoredCard } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { CardRow } from './CardRow';
import { useRemoveCardMutation } from './cardsApi';
import { useCardName } from './useCardName';

interface CardChoiceProps {
  cards: readonly StoredCard[];
  chosen: StoredCard | null;
  onChoose: (card: StoredCard) => void;
  /** It is forgotten; its name is given, and whether it was the only one. */
  onRemoved: (name: string, last: boolean) => void;
}

export function CardChoice({ cards, chosen, onChoose, onRemoved }: CardChoiceProps) {
  const { t } = useTranslation('cards');
  const { name } = useCardName();
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const [remove, { isLoading }] = useRemoveCardMutation();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<{ card: string; stayed: boolean } | null>(null);
  const heading = useRef<HTMLLegendElement>(null);

  async function removeCard(card: StoredCard): Promise<void> {
    setLeaving(card.id);
    setTrouble(null);
    const { data } = await remove({ id: card.id, viewer });
    setLeaving(null);
    if (data?.outcome !== 'gone') {
      setTrouble({ card: name(card), stayed: data?.outcome === 'stayed' });
      return;
    }
    // The row took the focus with it.
    heading.current?.focus();
    onRemoved(name(card), !(data.cards ?? cards).some(({ id }) => id !== card.id));
  }

  return (
    <fieldset className="card-choices">
      <legend ref={heading} tabIndex={-1} className="again-heading">
        {t('list')}
      </legend>
      <ul>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            checked={card.id === chosen?.id}
            leaving={isLoading && card.id === leaving}
            onChoose={() => onChoose(card)}
            onRemove={() => void removeCard(card)}
          />
        ))}
      </ul>
      {trouble !== null && (
        <Alert tone={trouble.stayed ? 'red' : 'amber'} live="assertive">
          {t(trouble.stayed ? 'remove.failed' : 'remove.unsure', trouble)}
        </Alert>
      )}
    </fieldset>
  );
}
