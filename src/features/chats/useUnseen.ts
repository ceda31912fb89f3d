/** Counts what the partner wrote and nobody has had in sight. */
import { useState } from 'react';
import type { Message } from '@/domain/model';

interface Unseen {
  count: number;
  /** @param keys of the rows in sight; at the end everything has been seen */
  onSeen: (keys: readonly string[], atEnd: boolean) => void;
}

interface UnseenOptions {
  /** The newest messages, oldest first. */
  newest: readonly Message[];
  /** The reader's profile id. */
  own: string;
  /** Id of the message that the unread begins with. */
  divider: string | null;
}

const keyOf = ({ client_id, id }: Message): string => client_id ?? id;

export function useUnseen({ newest, own, divider }: UnseenOptions): Unseen {
  const [unseen, setUnseen] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<Pick<UnseenOptions, 'newest' | 'divider'>>({ newest, divider: null });

  if (known.newest !== newest || known.divider !== divider) {
    setKnown({ newest, divider });
    const last = known.newest.at(-1)?.id;
    const from = newest.findIndex(({ id }) => id === divider);
    const isLedThere = known.divider !== divider && from >= 0;
    const after = last === undefined ? -1 : newest.findIndex(({ id }) => id === last);
    // So much came that what was known is not among the newest: what is unread there is new.
    const gap = last === undefined ? [] : newest.filter(({ read }) => !read);
    const arrived = isLedThere ? newest.slice(from) : after < 0 ? gap : newest.slice(after + 1);
    const keys = arrived.filter((message) => message.from !== own).map(keyOf);
    if (keys.length > 0) setUnseen(isLedThere ? keys : [...unseen, ...keys]);
  }

  return {
    count: unseen.length,
    onSeen: (keys, atEnd) => {
      if (unseen.length === 0) return;
      const seen = atEnd ? unseen.length - 1 : unseen.findLastIndex((key) => keys.includes(key));
      if (seen >= 0) setUnseen(unseen.slice(seen + 1));
    },
  };
}
