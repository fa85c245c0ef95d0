import { useRef } from 'react';
import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { useSectionInView } from '../../../ui/section-in-view.ts';

/** Links to the page's sections, which stick to the top. */
export function SectionNav({ sections }: Pick<VehiclePageModel, 'sections'>) {
  const links = useRef<HTMLElement>(null);
  const current = useSectionInView(links);
  if (sections.length < 2) return null;
  return (
    <nav className="secnav" aria-label="On this page" ref={links}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={`#${id}` === current ? 'location' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
