/** Whether nothing may be fetched ahead. */

/** @returns true when the visitor asks the browser to save data, or there is no network */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const isSaving =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData;
  return isSaving === true || !navigator.onLine;
}
