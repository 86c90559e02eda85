/** Whether the visitor has asked their browser for less data. Not every browser tells. */
export const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
