/** The packages in the price list: to buy for a member, to read for a visitor. */
import { useTranslation } from 'react-i18next';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import type { CreditPackage, Discount } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { PackageCard } from '@/ui/PackageCard';
import { PackageLine } from '@/ui/PackageRow';
import { DiscountReason } from './DiscountReason';
import { PackageCards } from './PackageCards';
import { PackageRows } from './PackageRows';
import { PackagesOnOffer } from './PackagesOnOffer';
import { PaymentNotice } from './PaymentNotice';
import { usePackageFacts } from './packageTexts';

interface PricingPackagesProps {
  discount: Discount | null;
  /** When it ends, epoch ms. */
  discountEndsAt: number | null;
  returnQuery: string;
  /** Only a member can buy. */
  member: boolean;
}

export function PricingPackages({ discount, discountEndsAt, returnQuery, member }: PricingPackagesProps) {
  return (
    <PackagesOnOffer discount={discount} reading={!member}>
      {(packages) => {
        const granted = packages.some((pkg) => pkg.discount !== null) ? discount : null;
        return (
          <>
            {member ? (
              <>
                <PackageCards packages={packages} returnQuery={returnQuery} />
                <PackageRows packages={packages} returnQuery={returnQuery} />
              </>
            ) : (
              <PackagesToRead packages={packages} />
            )}
            <PaymentNotice
              packages={packages}
              reason={granted !== null && <DiscountReason discount={granted} endsAt={discountEndsAt} />}
            />
          </>
        );
      }}
    </PackagesOnOffer>
  );
}

function PackagesToRead({ packages }: { packages: readonly CreditPackage[] }) {
  const { t } = useTranslation('premium');
  const facts = usePackageFacts(packages);
  const shut = isShut(useAppSelector(selectWayIn));
  const open = useSignupAction();
  return (
    <>
      <section className="packages shop-cards" aria-label={t('packages.title')}>
        {packages.map((pkg) => (
          <PackageCard key={pkg.id} {...facts(pkg)} />
        ))}
      </section>
      <div className="shop-rows">
        <ul className="shop-choice shop-lines" aria-label={t('packages.title')}>
          {packages.map((pkg) => (
            <PackageLine key={pkg.id} {...facts(pkg)} />
          ))}
        </ul>
      </div>
      {/* Nothing can be bought before: this is how it begins. */}
      {!shut && (
        <div className="shop-join">
          <Button kind="hot" size="lg" block onClick={() => open()}>
            {t('pricing.action.join')}
          </Button>
          <p className="small muted">{t('pricing.action.first')}</p>
        </div>
      )}
    </>
  );
}
