/** The words of one section: paragraphs and lists. */
import { blocksOf } from '@/domain/documentText';

export function DocumentBody({ text }: { text: string }) {
  return blocksOf(text).map((block, index) =>
    block.kind === 'list' ? (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no other name, and never move
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no other name, and never move
      <p key={index}>{block.text}</p>
    ),
  );
}
