/** The place of a member's bar until it can be drawn whole; with that of the bonus banner, where one was on screen last time. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { readText } from '@/lib/storage';
import { TopBar } from '@/ui/TopBar';

/** Of the same height as what comes, so that the page below stays where it is. */
export function BarPlace() {
  return (
    <>
      <DocumentTitle />
      {readText('local', LOCAL_KEYS.bonusShown) !== null && <div className="bonus-place" />}
      <TopBar start={<SiteLogo />} />
    </>
  );
}
