import type { SearchBoxModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { HiddenFields } from './hidden-fields.tsx';

interface SearchFieldProps {
  search: Pick<SearchBoxModel, 'label' | 'placeholder'>;
  className?: string | undefined;
}

/** A search box with suggestions (`suggestions-on-use.ts`). */
export function SearchField({ search: { label, placeholder }, className }: SearchFieldProps) {
  return (
    <label className={className}>
      <Icon name="search" />
      <span className="vh">{label}</span>
      <input type="search" name="query" placeholder={placeholder} autoComplete="off" data-suggest="" />
    </label>
  );
}

export function HeaderSearch({ search, className }: { search: SearchBoxModel; className: string }) {
  return (
    <search className="head-say">
      <form className={className} action={search.action}>
        <HiddenFields fields={search.kept} />
        <SearchField search={search} />
      </form>
    </search>
  );
}
