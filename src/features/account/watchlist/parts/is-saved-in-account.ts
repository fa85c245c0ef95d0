/** Whether the hearts of this page save to the signed-in visitor's account (F2); else to the browser (F3). */
export const isSavedInAccount = (): boolean => document.documentElement.dataset.saving === 'account';
