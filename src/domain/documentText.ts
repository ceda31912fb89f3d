/** The plain writing of documents: paragraphs apart by an empty line, and lists of lines that begin with a dash. */

export type DocumentBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const DASH = /^- +/u;

function blocksOfPart(part: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  for (const line of part.split('\n').map((text) => text.trim())) {
    const last = blocks.at(-1);
    const item = DASH.test(line) ? line.replace(DASH, '') : null;
    if (item !== null && last?.kind === 'list') last.items.push(item);
    else if (item !== null) blocks.push({ kind: 'list', items: [item] });
    else if (last?.kind === 'paragraph') last.text = `${last.text} ${line}`;
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** Takes a section's body apart. Whatever else it holds is shown as it is written. */
export const blocksOf = (body: string): DocumentBlock[] => body.split(/\n\s*\n/u).flatMap(blocksOfPart);
