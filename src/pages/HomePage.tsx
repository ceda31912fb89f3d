/** `/`: the home page for visitors; members find their way to the search (spec 2). */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Hero } from '@/features/home/Hero';
import { HowItWorks } from '@/features/home/HowItWorks';
import { JoinNow } from '@/features/home/JoinNow';
import { MembersNear } from '@/features/home/MembersNear';
import { Questions } from '@/features/home/Questions';
import { Safety } from '@/features/home/Safety';
import { WelcomeOffer } from '@/features/home/WelcomeOffer';
import { loadNamespaces } from '@/i18n/i18n';
import '@/features/home/home.scss';
import '@/features/home/sections.scss';

const Nothing: ComponentType = () => null;
/** They come when they are scrolled to. */
const Members = lazy<ComponentType>(() =>
  Promise.all([import('./parts/HomeMembers'), loadNamespaces(['members'])]).then(
    ([module]) => ({ default: module.HomeMembers }),
    // The page is whole without them, and the link to all of them stays.
    () => ({ default: Nothing }),
  ),
);

export default function HomePage() {
  return (
    <div className="home">
      <Hero />
      <MembersNear>
        <Members />
      </MembersNear>
      <HowItWorks />
      <Safety />
      <WelcomeOffer />
      <Questions />
      <JoinNow />
    </div>
  );
}
