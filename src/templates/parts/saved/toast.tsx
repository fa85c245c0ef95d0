import { useEffect, useState } from 'react';
import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { hideToast, type Toast as ToastModel } from '../../../kernel/saving/parts/toasts.ts';

interface ToastProps {
  toast: ToastModel;
  saving: SavingChrome;
}

/** A message and an action; it stays as long as the site says, and while it is hovered or focused. */
export function Toast({ toast, saving }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(hideToast, toast.kind === 'words' ? toast.ms : saving.toastMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld, saving.toastMs]);
  const action = actionOf(toast, saving);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever is at it is only given more time
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.kind === 'words' ? toast.text : saving.texts[toast.kind]}</span>
      {action && <a href={action.href}>{action.label}</a>}
    </div>
  );
}

function actionOf({ kind }: ToastModel, { favourites, texts }: SavingChrome) {
  if (kind === 'saved' && favourites) return { label: texts.view, href: favourites.href };
  const chosen = comparing.items();
  if (kind === 'compared' && chosen.length > 1)
    return { label: 'Compare', href: linkToComparison(chosen.map(({ slug }) => slug)) };
  return null;
}
