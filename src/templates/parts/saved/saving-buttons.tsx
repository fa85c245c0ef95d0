import { use } from 'react';
import { SAVE_FORM_ID, SAVED_CAR_ANCHOR } from '../../../features/account/watchlist/address.ts';
import { pressHeart } from '../../../features/account/watchlist/parts/press-heart.ts';
import { RemoveForm, SavedInAccount } from '../../../features/account/watchlist/parts/saved-in-account.ts';
import { useWatched } from '../../../features/account/watchlist/parts/watched.ts';
import {
  comparing,
  favourites,
  setCompared,
  toggleFavourite,
  useIsStored,
} from '../../../kernel/saving/parts/stores.ts';
import type { SavingModel } from '../../../kernel/saving/saving.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface SavingProps {
  saving: SavingModel | null;
  /** Text beside the heart, where there is room for it. */
  label?: string;
}

/** The heart that saves a vehicle (C5); a sold one has it only while it is saved. */
export function SaveHeart({ saving, label }: SavingProps) {
  return saving?.favourite ? <Heart saving={saving} label={label} /> : null;
}

/**
 * Where the site saves for signed-in visitors it is a submit button, which works without scripts (F2): of the page's
 * form, which saves or leads to sign-in, or on the visitor's own list of the form that removes the vehicle.
 */
function Heart({ saving: { entry, favourite }, label }: { saving: SavingModel; label?: string | undefined }) {
  const inAccount = use(SavedInAccount);
  const removeForm = use(RemoveForm);
  const isKept = useIsStored(favourites, entry.id);
  const state = useWatched(entry.id);
  // The HTML of the visitor's own list already knows what is saved.
  const isListed = removeForm !== null && state === '';
  const isSaved = inAccount ? isListed || state.startsWith('saved') : isKept;
  if (favourite === 'if_saved' && !isSaved && !state) return null;
  const className = [label ? 'heart-worded' : 'heart', !inAccount && 'with-js'].filter(Boolean).join(' ');
  return (
    <button
      className={className}
      type={inAccount ? 'submit' : 'button'}
      {...(inAccount && { id: SAVED_CAR_ANCHOR + entry.id, form: removeForm ?? SAVE_FORM_ID })}
      {...(inAccount && !removeForm && { name: 'car_id', value: entry.id })}
      aria-pressed={isSaved}
      aria-label={`${label ?? 'Save'} ${entry.name}`}
      disabled={state.endsWith('busy')}
      onClick={(event) => {
        if (inAccount) pressHeart(event, entry.id, removeForm === null ? undefined : 'removed');
        else toggleFavourite(entry);
      }}
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}

/** The check box that adds a vehicle to the comparison (C5). */
export function CompareTick({ saving }: Pick<SavingProps, 'saving'>) {
  return saving?.compareLimit ? <Tick entry={saving.entry} limit={saving.compareLimit} /> : null;
}

function Tick({ entry, limit }: { entry: SavingModel['entry']; limit: number }) {
  const isChosen = useIsStored(comparing, entry.id);
  return (
    <label className="compare-tick with-js">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => setCompared(entry, limit, target.checked)} />
      Compare<span className="vh"> {entry.name}</span>
    </label>
  );
}
