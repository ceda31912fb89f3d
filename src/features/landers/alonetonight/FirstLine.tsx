/** Something to begin with: ways to say hello, one at a time. Nobody has written them to this visitor. */
import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';

export function FirstLine() {
  const { t } = useTranslation('alonetonight');
  const [turn, setTurn] = useState(0);
  const lines = [t('first.lines.good'), t('first.lines.song'), t('first.lines.talk'), t('first.lines.tea')];
  return (
    <aside className="alone-line" aria-label={t('first.label')}>
      <div>
        <p className="alone-line-label">{t('first.label')}</p>
        <output className="alone-line-words">{lines[turn % lines.length]}</output>
      </div>
      <button
        type="button"
        className="alone-line-next"
        aria-label={t('first.another')}
        onClick={() => setTurn(turn + 1)}
      >
        <Icon as={RefreshCw} size={18} />
      </button>
    </aside>
  );
}
