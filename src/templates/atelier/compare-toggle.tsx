import { comparing, setCompared, useIsStored } from '../../kernel/saving/parts/stores.ts';
import type { SavingModel } from '../../kernel/saving/saving.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** The check box that adds a vehicle to the comparison (C5), drawn as scales in the caption line. */
export function CompareToggle({ saving }: { saving: SavingModel | null }) {
  return saving?.compareLimit ? <Toggle entry={saving.entry} limit={saving.compareLimit} /> : null;
}

function Toggle({ entry, limit }: { entry: SavingModel['entry']; limit: number }) {
  const isChosen = useIsStored(comparing, entry.id);
  return (
    <label className="compare-toggle with-js">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => setCompared(entry, limit, target.checked)} />
      <Icon name="scale" />
      <span className="vh">Compare {entry.name}</span>
    </label>
  );
}
