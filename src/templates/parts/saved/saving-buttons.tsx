import { use } from 'react';
import { SAVE_FORM_ID, SAVED_CAR_ANCHOR } from '../../../features/account/watchlist/address.ts';
import { RemoveForm, SavedInAccount } from '../../../features/account/watchlist/parts/saved-in-account.ts';
import type { SavingModel } from '../../../kernel/saving/saving.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface SavingProps {
  saving: SavingModel | null;
  /** Text beside the heart, where there is room for it. */
  label?: string;
}

/**
 * The heart that saves a vehicle (C5); a sold one has it only while it is saved. Here and in the boxes to compare the
 * HTML is everyone's: `paint-controls.ts` shows the visitor's own state, and one listener for the page answers presses.
 * The element around them names the vehicle (`buildCarAttributes`).
 */
export function SaveHeart({ saving, label }: SavingProps) {
  return saving?.favourite ? <Heart saving={saving} label={label} /> : null;
}

/**
 * Where the site saves for signed-in visitors it is a submit button, which works without scripts (F2): of the page's
 * form, which saves or leads to sign-in, or on the visitor's own list of the form that removes the vehicle. That list
 * already knows what is saved.
 */
function Heart({ saving: { entry, favourite }, label }: { saving: SavingModel; label?: string | undefined }) {
  const inAccount = use(SavedInAccount);
  const removeForm = use(RemoveForm);
  const isListed = inAccount && removeForm !== null;
  const className = [label ? 'heart-worded' : 'heart', !inAccount && 'with-js'].filter(Boolean).join(' ');
  return (
    <button
      className={className}
      type={inAccount ? 'submit' : 'button'}
      {...(inAccount && { id: SAVED_CAR_ANCHOR + entry.id, form: removeForm ?? SAVE_FORM_ID })}
      {...(inAccount && !removeForm && { name: 'car_id', value: entry.id })}
      aria-pressed={isListed}
      aria-label={`${label ?? 'Save'} ${entry.name}`}
      data-save={favourite}
      hidden={favourite === 'if_saved' && !isListed}
      suppressHydrationWarning
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}

/** The check box that adds a vehicle to the comparison (C5). */
export function CompareTick({ saving }: Pick<SavingProps, 'saving'>) {
  if (!saving?.compareLimit) return null;
  return (
    <label className="check compare-tick with-js">
      <input type="checkbox" data-compare={saving.compareLimit} />
      Compare<span className="vh"> {saving.entry.name}</span>
    </label>
  );
}
