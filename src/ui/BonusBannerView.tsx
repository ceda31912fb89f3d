// The navy strip of the time bonus.
import type { ReactNode, Ref } from 'react';
import { Gift, X } from 'lucide-react';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import './theme/bonus.scss';

interface BonusBannerViewProps {
  /** Bold first words ("25% off your first package"). */
  title: string;
  /** What it is, and until when. */
  text: string;
  /** "Ends in"; absent, with the digits, where nothing ends. */
  endsLabel?: string | undefined;
  /** A CountdownDigits. */
  digits?: ReactNode;
  /** A link of class `bonus-use`: a white small button from 768 px, on phones the whole strip; none where it leads. */
  action?: ReactNode;
  onClose: () => void;
  closeLabel: string;
  /** Of the whole strip, which may go with the focus in it. */
  stripRef?: Ref<HTMLElement> | undefined;
  /** Name of the region. */
  label: string;
}

/** Time-bonus banner, 56 px high (62 on phones). */
export function BonusBannerView({
  title,
  text,
  endsLabel,
  digits,
  action,
  onClose,
  closeLabel,
  stripRef,
  label,
}: BonusBannerViewProps) {
  return (
    <section ref={stripRef} className="bonus" aria-label={label}>
      <div className="page">
        <span className="bonus-wide">
          <Icon as={Gift} />
        </span>
        <p className="bonus-text">
          <strong>{title}</strong> <span>{text}</span>
        </p>
        {endsLabel !== undefined && <span className="bonus-wide small">{endsLabel}</span>}
        {digits}
        {action}
        <IconButton label={closeLabel} tip="none" icon={<Icon as={X} />} onClick={onClose} />
      </div>
    </section>
  );
}
