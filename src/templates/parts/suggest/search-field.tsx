import { useRef } from 'react';
import type { SearchBoxModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { SuggestionsOnUse } from './suggestions-on-use.tsx';

interface SearchFieldProps {
  search: Pick<SearchBoxModel, 'label' | 'placeholder'>;
  className?: string | undefined;
}

/** A search box with suggestions. */
export function SearchField({ search: { label, placeholder }, className }: SearchFieldProps) {
  return <Island name="search-field" of={SuggestingField} props={{ search: { label, placeholder }, className }} />;
}

export function SuggestingField({ search: { label, placeholder }, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <label className={className}>
        <Icon name="search" />
        <span className="vh">{label}</span>
        <input type="search" name="query" placeholder={placeholder} autoComplete="off" ref={field} />
      </label>
      <SuggestionsOnUse field={field} />
    </>
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
