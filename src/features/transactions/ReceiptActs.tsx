/** Print the receipt, or keep it as a file. */
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { whenReachable } from '@/core/connection/whenReachable';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { Receipt } from './receipt';

interface ReceiptActsProps {
  receipt: Receipt;
  /** Name of the file. */
  name: string;
}

export function ReceiptActs({ receipt, name }: ReceiptActsProps) {
  const { t, i18n } = useTranslation('transactions');
  const save = async (): Promise<void> => {
    const { saveReceipt } = await whenReachable(() => import('./receiptFile'));
    saveReceipt(receipt, name, i18n.language);
  };
  return (
    <div className="receipt-acts">
      <Button kind="outline" icon={<Icon as={Download} />} onClick={() => void save()}>
        {t('detail.save')}
      </Button>
      <Button kind="outline" icon={<Icon as={Printer} />} onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
    </div>
  );
}
