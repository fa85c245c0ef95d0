import {
  comparing,
  favourites,
  toggleCompare,
  toggleFavourite,
  useIsKept,
} from '../../../features/saved/parts/stores.ts';
import type { SavingModel } from '../../../features/saved/saving.ts';
import { Icon } from '../../../ui/icon.tsx';

interface SavingProps {
  saving: SavingModel | null;
  /** Words beside the heart, where there is room for them. */
  label?: string;
}

/** The heart that saves a vehicle (C5); a sold one has it only while it is saved. */
export function SaveHeart({ saving, label }: SavingProps) {
  return saving?.favourite ? <Heart saving={saving} label={label} /> : null;
}

function Heart({ saving: { entry, favourite }, label }: { saving: SavingModel; label?: string | undefined }) {
  const isSaved = useIsKept(favourites, entry.id);
  if (favourite === 'if_saved' && !isSaved) return null;
  return (
    <button
      className={label ? 'with-js' : 'heart with-js'}
      type="button"
      aria-pressed={isSaved}
      aria-label={`${label ?? 'Save'} ${entry.name}`}
      onClick={() => toggleFavourite(entry)}
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}

/** The box that puts a vehicle beside others (C5). */
export function CompareTick({ saving }: Pick<SavingProps, 'saving'>) {
  return saving?.compareLimit ? <Tick entry={saving.entry} limit={saving.compareLimit} /> : null;
}

function Tick({ entry, limit }: { entry: SavingModel['entry']; limit: number }) {
  const isChosen = useIsKept(comparing, entry.id);
  return (
    <label className="cmp with-js">
      <input type="checkbox" checked={isChosen} onChange={() => toggleCompare(entry, limit)} />
      Compare<span className="vh"> {entry.name}</span>
    </label>
  );
}
