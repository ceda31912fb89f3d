/** Which addresses the shell answers. */
import { isFilePath } from '@/config/fileEndings';

/** Never a page of the app: the API, payment returns of the backend, pictures. */
const NO_PAGE = /^\/(?:api\/|__mock|cdn\/)/u;

/** @param pathname of a navigation, without the query: what a link tells of its origin says nothing of the page */
export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname) && !isFilePath(pathname);
