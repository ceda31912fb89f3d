/** Everything that conversations do by keyboard. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/Modal';
import { useKeyNames } from './useKeyNames';
import type { KeyName } from './useKeyNames';
import './shortcuts.scss';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

interface Shortcut {
  text: string;
  /** Pressed together; each of several ways by itself. */
  ways: readonly (readonly KeyName[])[];
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(['chatTools', 'common']);
  const groups: { title: string; shortcuts: Shortcut[] }[] = [
    {
      title: t('shortcuts.list'),
      shortcuts: [
        { text: t('shortcuts.nextChat'), ways: [['alt', 'down']] },
        { text: t('shortcuts.previousChat'), ways: [['alt', 'up']] },
        { text: t('shortcuts.nextUnread'), ways: [['alt', 'shift', 'down']] },
        { text: t('shortcuts.previousUnread'), ways: [['alt', 'shift', 'up']] },
      ],
    },
    {
      title: t('shortcuts.messages'),
      shortcuts: [
        { text: t('shortcuts.walk'), ways: [['up'], ['down']] },
        { text: t('shortcuts.options'), ways: [['enter'], ['shift', 'F10']] },
        { text: t('shortcuts.search'), ways: [['control', 'shift', 'F']] },
      ],
    },
    {
      title: t('shortcuts.writing'),
      shortcuts: [
        { text: t('shortcuts.send'), ways: [['enter']] },
        { text: t('shortcuts.newLine'), ways: [['shift', 'enter']] },
        { text: t('shortcuts.cancelReply'), ways: [['esc']] },
        { text: t('shortcuts.show'), ways: [['?']] },
      ],
    },
  ];
  return (
    <Modal
      open={open}
      sheet
      onClose={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
    >
      <div className="shortcuts">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="shortcuts-title">{title}</h3>
            <dl className="shortcuts-list">
              {shortcuts.map(({ text, ways }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    {ways.map((keys, at) => (
                      <Fragment key={keys.join()}>
                        {at > 0 && <span className="shortcuts-or">{t('shortcuts.or')}</span>}
                        <Keys keys={keys} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function Keys({ keys }: { keys: readonly KeyName[] }) {
  const names = useKeyNames();
  return (
    <span className="shortcuts-keys">
      {keys.map((key) => {
        const { sign, name } = names(key);
        return (
          <kbd key={key}>
            {name === undefined ? (
              sign
            ) : (
              <>
                <span aria-hidden="true">{sign}</span>
                <span className="visually-hidden">{name}</span>
              </>
            )}
          </kbd>
        );
      })}
    </span>
  );
}
