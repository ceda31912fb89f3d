/** The stored cards as a choice of one, each of which can be removed. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredCard } from '@/domain/model';
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
  const [remove, { isLoading }] = useRemoveCardMutation();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [stayed, setStayed] = useState<string | null>(null);
  const heading = useRef<HTMLLegendElement>(null);

  async function removeCard(card: StoredCard): Promise<void> {
    setLeaving(card.id);
    setStayed(null);
    const answer = await remove(card.id);
    setLeaving(null);
    if (answer.error !== undefined) {
      setStayed(name(card));
      return;
    }
    // The row took the focus with it.
    heading.current?.focus();
    onRemoved(name(card), answer.data.length === 0);
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
      {stayed !== null && (
        <Alert tone="red" live="assertive">
          {t('remove.failed', { card: stayed })}
        </Alert>
      )}
    </fieldset>
  );
}
