import type { VehiclePageModel } from '../../../features/vehicle/model.ts';

/** Links to the page's sections, which stick to the top; the one being read is marked (`ui/section-in-view.ts`). */
export function SectionNav({ sections }: Pick<VehiclePageModel, 'sections'>) {
  if (sections.length < 2) return null;
  return (
    <nav className="secnav" aria-label="On this page">
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
