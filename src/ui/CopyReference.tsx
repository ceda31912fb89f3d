// The reference of something sent, to keep: large, and copied by a button that says when it has.
import { useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import './theme/reference.scss';
import { Button } from './Button';
import { Icon } from './Icon';

interface CopyReferenceProps {
  reference: string;
  /** What it is a reference of. */
  label: string;
  /** The words on the button. */
  copy: string;
  /** Read out once it is copied. */
  copied: string;
}

/** A reference with its copy button; both are in the language of the caller. */
export function CopyReference({ reference, label, copy, copied }: CopyReferenceProps) {
  const status = useId();
  const text = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const keep = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      // Not allowed here: it stands selected, one key away from being copied.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setIsCopied(false);
    }
  };

  return (
    <div className="reference">
      <span>
        <span className="caption muted">{label}</span>
        <strong translate="no" ref={text}>
          {reference}
        </strong>
      </span>
      <Button
        kind="outline"
        icon={<Icon as={isCopied ? Check : Copy} />}
        onClick={() => void keep()}
        aria-describedby={status}
      >
        {copy}
      </Button>
      <output className="visually-hidden" id={status}>
        {isCopied && copied}
      </output>
    </div>
  );
}
