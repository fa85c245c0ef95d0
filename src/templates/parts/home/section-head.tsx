import type { ReactNode } from 'react';
import { formatThousands } from '../../../domain/text/format.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { Section } from '../../../kernel/content/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

interface SectionHeadProps {
  section: Section<unknown>;
  id: string;
  children?: ReactNode;
}

export function SectionHead({ section, id, children }: SectionHeadProps) {
  return (
    <div className="section-h">
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
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead section={section} id={id}>
          {controls}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}

interface CountedLinksProps {
  links: HomeModel['makes']['items'];
  className: string;
}

/** A list of links, with counts where given. */
export function CountedLinks({ links, className }: CountedLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {count !== null && <span>{formatThousands(count)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
