/** Nothing stands in this statement yet: what will, and what can be done. */
import type { ReactNode } from 'react';
import { ReceiptText } from 'lucide-react';
import { Icon } from '@/ui/Icon';

interface BlankProps {
  title: string;
  text: string;
  /** What can be done. */
  children?: ReactNode;
}

export function Blank({ title, text, children }: BlankProps) {
  return (
    <div className="blank">
      <span className="blank-mark">
        <Icon as={ReceiptText} size={32} />
      </span>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
