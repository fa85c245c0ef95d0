import type { BlockModel } from '../../../kernel/content/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Of<K extends BlockModel['kind']> = { block: Extract<BlockModel, { kind: K }>; id: string };

/** Text that the site has written; `markdownHtml` has sanitised it. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by markdownHtml
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Text({ block: { heading, html }, id }: Of<'text'>) {
  return (
    <section className="section section--text" aria-labelledby={heading ? id : undefined}>
      <div className="wrap">
        {heading && <h2 id={id}>{heading}</h2>}
        <Prose html={html} />
      </div>
    </section>
  );
}

/** Questions; each unfolds its answer, even without scripts. */
export function Faq({ block: { heading, items }, id }: Of<'faq'>) {
  return (
    <section className="section section--text" aria-labelledby={heading ? id : undefined}>
      <div className="wrap">
        {heading && <h2 id={id}>{heading}</h2>}
        <div className="faqs">
          {items.map(({ question, html }) => (
            <details className="faq" key={question}>
              <summary>
                {question}
                <Icon name="plus" />
              </summary>
              <Prose html={html} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
