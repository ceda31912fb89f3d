/** The pictures of the cards that come next, decoded before they are seen. */
import { useEffect } from 'react';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { selectDeck } from './swipeSlice';

export function usePreload(): void {
  const imageUrl = useImageUrl();
  const [, next = '', afterNext = ''] = useAppSelector(selectDeck).queue;
  const table = useAppSelector(selectProfileTable);
  const first = imageUrl(table[next]?.main_image?.filename);
  const second = imageUrl(table[afterNext]?.main_image?.filename);
  useEffect(() => {
    for (const url of [first, second]) {
      if (url === null) continue;
      const picture = new Image();
      picture.src = url;
      // The card asks for it again; failing here is no harm.
      if (typeof picture.decode === 'function') picture.decode().catch(() => undefined);
    }
  }, [first, second]);
}
