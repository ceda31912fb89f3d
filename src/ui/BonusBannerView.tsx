// The navy strip of the time bonus.
import type { ReactNode } from 'react';
import { Gift, X } from 'lucide-react';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import './theme/bonus.scss';

interface BonusBannerViewProps {
  /** Bold first words ("25% off your first package."). */
  title: string;
  text: string;
  /** In its place below 768 px ("Welcome bonus"). */
  shortText?: string | undefined;
  /** "Ends in"; absent, with the digits, where nothing ends. */
  endsLabel?: string | undefined;
  /** A CountdownDigits. */
  digits?: ReactNode;
  /** White small button, shown from 768 px. */
  action: ReactNode;
  onClose: () => void;
  closeLabel: string;
  /** Name of the region. */
  label: string;
}

/** Time-bonus banner, 56 px high (62 on phones). */
export function BonusBannerView({
  title,
  text,
  shortText,
  endsLabel,
  digits,
  action,
  onClose,
  closeLabel,
  label,
}: BonusBannerViewProps) {
  return (
    <section className="bonus" aria-label={label}>
      <div className="page">
        <span className="bonus-wide">
          <Icon as={Gift} />
        </span>
        <p className="bonus-text">
          <strong>{title}</strong>{' '}
          {shortText !== undefined && <span className="bonus-short">{shortText}</span>}
          <span className={shortText === undefined ? undefined : 'bonus-long'}>{text}</span>
        </p>
        {endsLabel !== undefined && <span className="bonus-wide small">{endsLabel}</span>}
        {digits}
        <span className="bonus-wide">{action}</span>
        <IconButton label={closeLabel} tip="none" icon={<Icon as={X} />} onClick={onClose} />
      </div>
    </section>
  );
}
