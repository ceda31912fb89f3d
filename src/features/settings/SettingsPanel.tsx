/** One part of the settings: a panel that the address can name, as in `/settings#password`. */
import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';
import './settings.scss';

/** The parts, as the address names them. */
export const SETTINGS_PARTS = [
  'email',
  'password',
  'language',
  'appearance',
  'app',
  'sounds',
  'privacy',
  'blocked',
  'more',
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Id of a part's heading, for those who lead there. */
export const headingId = (part: SettingsPart): string => `${part}-title`;

interface SettingsPanelProps {
  part: SettingsPart;
  title: ReactNode;
  /** What stands beside the title: the button that opens the part's form, or the sign of a way on. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function SettingsPanel({ part, title, aside, children }: SettingsPanelProps) {
  const heading = (
    <h2 className="h3" id={headingId(part)} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <Panel id={part} labelledBy={headingId(part)} className="setting">
      {aside === undefined ? (
        heading
      ) : (
        <div className="setting-head">
          {heading}
          {aside}
        </div>
      )}
      {children}
    </Panel>
  );
}
