/** Whether anybody can see the page: what is hidden asks the server for nothing. */

export const isPageVisible = (): boolean => document.visibilityState === 'visible';
