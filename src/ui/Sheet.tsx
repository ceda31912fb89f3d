// The bottom sheet of phones (a plain modal on wider screens).
import type { ComponentProps } from 'react';
import { Modal } from './Modal';

/** A Modal with `sheet` set: filters, options, forms on phones. */
export function Sheet(props: Omit<ComponentProps<typeof Modal>, 'sheet'>) {
  return <Modal {...props} sheet />;
}
