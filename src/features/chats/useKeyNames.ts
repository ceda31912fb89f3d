/** What is printed on a key, here and on an Apple keyboard, and how it is read out. */
import { useTranslation } from 'react-i18next';

export type KeyName = 'alt' | 'shift' | 'control' | 'enter' | 'esc' | 'up' | 'down' | 'F10' | 'F' | '?';

interface KeyText {
  sign: string;
  /** For signs that are not read out as they should be. */
  name?: string;
}

const isApple = (): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** @returns the text of a key */
export function useKeyNames(): (key: KeyName) => KeyText {
  const { t } = useTranslation('chatTools');
  const apple = isApple();
  return (key) => {
    switch (key) {
      case 'alt':
        return apple ? { sign: '⌥', name: t('shortcuts.key.option') } : { sign: t('shortcuts.key.alt') };
      case 'shift':
        return apple ? { sign: '⇧', name: t('shortcuts.key.shift') } : { sign: t('shortcuts.key.shift') };
      case 'control':
        return apple ? { sign: '⌘', name: t('shortcuts.key.command') } : { sign: t('shortcuts.key.control') };
      case 'enter':
        return { sign: t('shortcuts.key.enter') };
      case 'esc':
        return { sign: t('shortcuts.key.esc') };
      case 'up':
        return { sign: '↑', name: t('shortcuts.key.up') };
      case 'down':
        return { sign: '↓', name: t('shortcuts.key.down') };
      default:
        return { sign: key };
    }
  };
}
