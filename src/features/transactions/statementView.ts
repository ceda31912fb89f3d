/** Which of the two statements the address asks for. */
import { path } from '@/config/paths';

const VIEW = { name: 'view', value: 'credits' } as const;

export const isCreditsView = (query: URLSearchParams): boolean => query.get(VIEW.name) === VIEW.value;

/** Path of the statement of credits. */
export const creditsViewPath = (): string => `${path('transactions')}?${VIEW.name}=${VIEW.value}`;
