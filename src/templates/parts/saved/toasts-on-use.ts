import { subscribeToToasts, type Toast } from '../../../kernel/saving/parts/toasts.ts';

let latest: Toast | null = null;

/** Loads what shows messages with the first of them. If that fails, the page goes on without. */
export function startToasts(): void {
  subscribeToToasts((toast) => {
    latest = toast;
    import('./toast.ts').then(
      ({ showToast }) => showToast(latest),
      (error: unknown) => console.warn('A message could not be shown', error),
    );
  });
}
