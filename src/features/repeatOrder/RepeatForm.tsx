/** The choice of card and package, and the press that pays. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import type { CreditPackage, Payment, StoredCard } from '@/domain/model';
import { effectivePrice } from '@/domain/pricing';
import { cardMethod, cardToBegin, isCardExpired, packageToBegin } from '@/domain/storedCard';
import { Alert } from '@/ui/Alert';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import type { PackageFacts } from '@/ui/PackageCard';
import { CardChoice } from './CardChoice';
import { PackageAgain } from './PackageAgain';
import { PayAgain } from './PayAgain';
import type { FailedPress } from './PayFailure';
import type { BarNote, Repeat } from './repeat';

interface RepeatFormProps {
  cards: readonly StoredCard[];
  packages: readonly CreditPackage[];
  last: Payment | null;
  facts: (pkg: CreditPackage) => PackageFacts;
  paying: boolean;
  onPay: (order: Repeat) => Promise<Failure | null>;
  onRemoved: (name: string, wasLast: boolean) => void;
  /** What stands below the button. */
  note: BarNote;
  shopPath: string;
  unsure: ReactNode;
  terms: ReactNode;
  smallPrint: ReactNode;
}

export function RepeatForm(props: RepeatFormProps) {
  const {
    cards,
    packages,
    last,
    facts,
    paying,
    onPay,
    onRemoved,
    note,
    shopPath,
    unsure,
    terms,
    smallPrint,
  } = props;
  const { t } = useTranslation(['cards', 'premium']);
  const [cardId, setCardId] = useState<string | null>(null);
  const [packageId, setPackageId] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedPress | null>(null);

  const now = serverNow();
  const picked = cards.find((card) => card.id === cardId && !isCardExpired(card, now));
  const card = picked ?? cardToBegin(cards, last?.card, now);
  const pkg = packageToBegin(packages, packageId ?? last?.package ?? null);
  if (pkg === null)
    return <EmptyState title={t('premium:packages.empty')} text={t('premium:packages.emptyText')} />;
  const method = card && cardMethod(card.brand, pkg.methods);

  async function pay(order: Repeat): Promise<void> {
    setFailed(null);
    const failure = await onPay(order);
    if (failure !== null)
      setFailed({ failure, amount: effectivePrice(order.pkg), currency: order.pkg.currency });
  }

  return (
    <div className="again" data-in-hand="">
      <div className="again-cards">
        <CardChoice
          cards={cards}
          chosen={card}
          onChoose={(other) => {
            setCardId(other.id);
            // What was wrong with one card is not said of another.
            setFailed(null);
          }}
          onRemoved={onRemoved}
        />
        {method === null && (
          <Alert tone="amber">{t(card === null ? 'card.allExpired' : 'card.notTaken')}</Alert>
        )}
        <Link to={path('creditsPayment', { id: pkg.id })} className="link-strong again-other">
          {t('order.otherWay')}
        </Link>
        {terms}
        {smallPrint}
      </div>
      <Panel className="again-order" labelledBy="again-order">
        <PackageAgain
          packages={packages}
          chosen={pkg}
          facts={facts}
          shopPath={shopPath}
          onChoose={(id) => {
            setPackageId(id);
            setFailed(null);
          }}
        />
        <PayAgain
          price={facts(pkg).price}
          pkg={pkg}
          note={note}
          order={card !== null && method !== null ? { pkg, card, method } : null}
          failed={failed}
          unsure={unsure}
          paying={paying}
          onPay={(order) => void pay(order)}
        />
      </Panel>
    </div>
  );
}
