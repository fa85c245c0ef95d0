import type { VehiclePageModel } from '../../../features/vehicle/model.ts';

/** Links to the page's parts, which stay at the top while those are read. */
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
