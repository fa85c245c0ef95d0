import type { ReactNode } from 'react';
import type { Section } from '../../../kernel/content/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

interface SectionHeadProps {
  section: Section<unknown>;
  id: string;
  /** The controls of the section, at the end of the line. */
  children?: ReactNode;
}

/** The heading of a section, its footnote, and the link to all of it. */
export function SectionHead({ section, id, children }: SectionHeadProps) {
  return (
    <div className="sec-h">
      <h2 id={id}>{section.heading}</h2>
      {section.note && <p>{section.note}</p>}
      {section.more && <LinkTo className="link" to={section.more} />}
      {children}
    </div>
  );
}
