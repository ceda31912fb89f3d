import { describe, expectTypeOf, it } from 'vitest';
import type { LocaleCode } from '@/config/locales';
import type { PaymentMethodCode } from '@/config/paymentMethods';
import type { Locale, PaymentMethod, SearchPage } from './model';
import type { ResultPage } from './searchResults';

describe('the vocabulary', () => {
  it('is the same in the model and in the lists of the configuration [EN-04] [EN-08]', () => {
    expectTypeOf<LocaleCode>().toEqualTypeOf<Locale>();
    expectTypeOf<PaymentMethodCode>().toEqualTypeOf<PaymentMethod>();
    expectTypeOf<SearchPage>().toExtend<ResultPage<SearchPage['results'][number]>>();
  });
});
