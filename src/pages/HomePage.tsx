/** `/`: the home page for visitors; members find their way to the search (spec 2). */
import { AdultsNote } from '@/features/home/AdultsNote';
import { Hero } from '@/features/home/Hero';
import { HowItWorks } from '@/features/home/HowItWorks';
import { Questions } from '@/features/home/Questions';
import { Safety } from '@/features/home/Safety';
import { WelcomeOffer } from '@/features/home/WelcomeOffer';
import '@/features/home/home.scss';
import '@/features/home/sections.scss';

export default function HomePage() {
  return (
    <div className="home">
      <Hero />
      <HowItWorks />
      <Safety />
      <WelcomeOffer />
      <Questions />
      <AdultsNote />
    </div>
  );
}
