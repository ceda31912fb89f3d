/** A text with the web addresses in it as links; comes with the first message that may hold one. */
import { textLinks } from '@/domain/textLinks';

export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return textLinks(text).map((part) => {
    const key = at;
    at += part.text.length;
    if (part.href === null) return part.text;
    return (
      // Signs around an address that turn the direction of writing must not make another host of it.
      <a key={key} dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
        {part.host !== null && ` (${part.host})`}
      </a>
    );
  });
}
