/** Brings the server's own list of regions once somebody turns to the filters. Draws nothing itself. */
import { useEffect } from 'react';
import { useRegionsQuery } from '@/core/lookups/lookupsApi';

export type Regions = Record<string, string[]>;

export function RegionNames({ onKnown }: { onKnown: (regions: Regions) => void }) {
  const { data } = useRegionsQuery();
  useEffect(() => {
    if (data) onKnown(data);
  }, [data, onKnown]);
  return null;
}
