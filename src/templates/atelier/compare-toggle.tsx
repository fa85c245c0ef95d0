import type { SavingModel } from '../../kernel/saving/saving.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** The check box that adds a vehicle to the comparison (C5), drawn as scales in the caption line. */
export function CompareToggle({ saving }: { saving: SavingModel | null }) {
  if (!saving?.compareLimit) return null;
  return (
    <label className="compare-toggle with-js">
      <input type="checkbox" data-compare={saving.compareLimit} />
      <Icon name="scale" />
      <span className="vh">Compare {saving.entry.name}</span>
    </label>
  );
}
