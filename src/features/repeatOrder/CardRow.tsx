/** One stored card: chosen with a radio button, removed after a question in its place. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trash2 } from 'lucide-react';
import { serverNow } from '@/api/serverClock';
import type { StoredCard } from '@/domain/model';
import { isCardExpired, methodOfBrand } from '@/domain/storedCard';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { MethodMark } from '@/ui/MethodMark';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCardName } from './useCardName';

/** As on a card whose digits nobody may read. */
const HIDDEN_DIGITS = '••••';

interface CardRowProps {
  card: StoredCard;
  checked: boolean;
  /** It is being removed. */
  leaving: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

export function CardRow({ card, checked, leaving, onChoose, onRemove }: CardRowProps) {
  const { t } = useTranslation('cards');
  const { brand, name } = useCardName();
  const [asked, setAsked] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const [year = '', month = ''] = card.expires.split('-');
  const date = `${month}/${year}`;
  const expired = isCardExpired(card, serverNow());

  const wasAsked = useRef(asked);
  useEffect(() => {
    // The question takes the place of the button that asked it, and the other way round.
    if (asked) keep.current?.focus();
    else if (wasAsked.current) bin.current?.focus();
    wasAsked.current = asked;
  }, [asked]);

  return (
    <li className="card-row">
      <label className="card-choice">
        <input
          type="radio"
          name="card"
          value={card.id}
          checked={checked}
          disabled={expired}
          onChange={onChoose}
        />
        <MethodMark method={methodOfBrand(card.brand) ?? 'creditcard'} />
        <span className="card-words">
          <VisuallyHidden>{name(card)}</VisuallyHidden>
          <span aria-hidden="true" className="num">
            {brand(card)}{' '}
            <span className="card-number">
              <span className="card-dots">{HIDDEN_DIGITS}</span> {card.last4}
            </span>
          </span>
          <span className="caption muted num">{t(expired ? 'card.expired' : 'card.expires', { date })}</span>
        </span>
      </label>
      {!asked && (
        <IconButton
          ref={bin}
          label={t('remove.action', { card: name(card) })}
          tip="end"
          icon={<Icon as={Trash2} />}
          onClick={() => setAsked(true)}
        />
      )}
      {asked && (
        <div className="card-question">
          <p className="small">{t('remove.ask', { card: name(card) })}</p>
          <Button kind="outline" size="sm" ref={keep} onClick={() => setAsked(false)}>
            {t('remove.no')}
          </Button>
          <Button kind="outline" size="sm" busy={leaving} onClick={onRemove}>
            {t('remove.yes')}
          </Button>
        </div>
      )}
    </li>
  );
}
