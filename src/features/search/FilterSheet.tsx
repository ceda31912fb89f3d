/** The filters on phones: a button that opens them in a sheet. */
import { Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { extra } from '@/core/parts/late';
import type { SearchFilters } from '@/domain/model';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { LateFilterForm } from './LateFilterForm';
import type { FilterProps } from './FilterPanel';

/** Dialogs are only brought when somebody wants one. */
const Sheet = extra(() => import('@/ui/Sheet').then((m) => m.Sheet));

interface FilterSheetProps extends FilterProps {
  /** How many filters are set. */
  inUse: number;
}

export function FilterSheet({ filters, nearby, inUse, onApply, onClear }: FilterSheetProps) {
  const { t } = useTranslation(['members', 'common']);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = () => setOpen(false);
  function applyAndClose(next: SearchFilters): void {
    close();
    onApply(next);
  }
  return (
    <div className="only-phone">
      <IconButton
        kind="quiet"
        label={inUse > 0 ? t('search.filtersActive', { count: inUse }) : t('search.filters')}
        icon={<Icon as={SlidersHorizontal} />}
        badge={inUse > 0 && <Badge>{inUse}</Badge>}
        tip="none"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense>
          <Sheet
            open={open}
            onClose={close}
            title={t('search.filters')}
            closeLabel={t('common:actions.close')}
          >
            <LateFilterForm filters={filters} nearby={nearby} onApply={applyAndClose} />
            {onClear && (
              <Button
                kind="link"
                block
                onClick={() => {
                  close();
                  onClear();
                }}
              >
                {t('search.clearAll')}
              </Button>
            )}
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}
