/** What is good to know before a purchase: beside what stands below the packages, on phones below them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './shopBelow.scss';

export function ShopTerms({ children }: { children: ReactNode }) {
  const { t } = useTranslation('premium');
  return (
    <section className="shop-terms" aria-labelledby="terms-title">
      <h2 id="terms-title" className="h3">
        {t('packages.know')}
      </h2>
      {children}
    </section>
  );
}
