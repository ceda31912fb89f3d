/** The button beside a part's title that opens its form; it is gone while the form is there. */
import { Button } from '@/ui/Button';
import type { SeldomForm } from './useSeldomForm';

export function OpenForm({ form: { isOpen, open, opener }, label }: { form: SeldomForm; label: string }) {
  return (
    !isOpen && (
      <Button kind="outline" size="sm" ref={opener} onClick={open}>
        {label}
      </Button>
    )
  );
}
