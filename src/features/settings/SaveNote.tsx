/** How the saving of a part went, said where it was asked for. */
import { Check } from 'lucide-react';
import { Icon } from '@/ui/Icon';

/** @param text the good news; null while there is none. The region stands there from the start. */
export function SaveNote({ text }: { text: string | null }) {
  return (
    <output className="save-note">
      {text !== null && (
        <>
          <Icon as={Check} size={18} />
          <span>{text}</span>
        </>
      )}
    </output>
  );
}
