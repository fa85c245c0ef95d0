import type { Section } from '../../../features/pages/home/model.ts';

/** Heading of a part of the page, what it rests on, and the way to all of it. */
export function SectionHead({ section, id }: { section: Section<unknown>; id: string }) {
  return (
    <div className="sec-h">
      <h2 id={id}>{section.heading}</h2>
      {section.note && <p>{section.note}</p>}
      {section.more && (
        <a className="link" href={section.more.href}>
          {section.more.label}
        </a>
      )}
    </div>
  );
}
