/** What was typed into a page's file before the app ran: the app's own fields get it, as if it were typed there. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  checked: boolean;
}

const FIELDS = 'input,textarea,select';
const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);
const fieldsIn = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** By what the field is known again where it was drawn anew. */
const keyOf = (field: Field): string =>
  `${field.name || field.id} ${field.type === 'radio' ? field.value : ''}`;

function isTouched(field: Field): boolean {
  // Of several that exclude each other, the chosen one says it all.
  if (isTick(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  // Where none is chosen, the browser shows the first.
  return (
    field.selectedIndex !==
    Math.max(
      [...field.options].findIndex((one) => one.defaultSelected),
      0,
    )
  );
}

/** Like a person would: React hears of it, also where the field shows it already. */
function fill(field: Field, { value, checked }: Typed): void {
  if (isTick(field)) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const caret = document.activeElement === field ? field.selectionEnd : null;
    field.value = '';
    // Past the field's own property, in which React sees what it wrote itself.
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Reflect.set(prototype, 'value', value, field);
    if (caret !== null) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const HEARD = ['input', 'change', 'focusin', 'pointerdown'] as const;

/**
 * Notes what is typed, beginning with what was typed before.
 * @param root holds the page's file, and the app later
 * @returns ends the noting, and gives what was noted to the fields that are there now; the one that had the focus keeps it
 */
export function noteTyped(root: HTMLElement): () => void {
  const typed = new Map<string, Typed>();
  let focused = isField(document.activeElement) ? keyOf(document.activeElement) : null;
  const note = (field: Field): void => {
    // The last one goes last.
    typed.delete(keyOf(field));
    typed.set(keyOf(field), { value: field.value, checked: isTick(field) && field.checked });
  };
  const hear = ({ type, target }: Event): void => {
    focused = isField(target) ? keyOf(target) : null;
    if (isField(target) && (type === 'input' || type === 'change')) note(target);
  };
  const find = (key: string | null): Field | undefined =>
    fieldsIn(root).find((field) => keyOf(field) === key);

  for (const field of fieldsIn(root)) if (isTouched(field)) note(field);
  // On the document, before React hears of it: that may draw the app there and then, and end the noting.
  for (const type of HEARD) document.addEventListener(type, hear, true);
  return () => {
    for (const type of HEARD) document.removeEventListener(type, hear, true);
    for (const [key, kept] of typed) {
      const field = find(key);
      if (field) fill(field, kept);
    }
    if (document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
  };
}
