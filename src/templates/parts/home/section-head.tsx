import type { ReactNode } from 'react';
import type { Section } from '../../../kernel/content/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

interface SectionHeadProps {
  section: Section<unknown>;
  id: string;
  children?: ReactNode;
}

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

interface HeadedSectionProps extends SectionHeadProps {
  controls?: ReactNode;
}

/** A section as wide as the page, below its heading. */
export function HeadedSection({ section, id, controls, children }: HeadedSectionProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead section={section} id={id}>
          {controls}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
