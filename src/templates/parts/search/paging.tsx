import type { PagingModel } from '../../../kernel/stock/paging.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The line under the cards: how many are shown, and links to the pages. */
export const Paging = withCachedHtml(({ paging }: { paging: PagingModel }) => (
  <nav className="paging" aria-label="Pages" data-late="paging">
    <span className="small mute">{paging.shownText}</span>
    {paging.pages.length > 0 && (
      <ol>
        {paging.previousHref && <Step href={paging.previousHref} label="Previous page" icon="chevron-left" />}
        {paging.pages.map((entry, index) => (
          <PageEntry key={entry === 'gap' ? `gap${index}` : entry.page} entry={entry} />
        ))}
        {paging.nextHref && <Step href={paging.nextHref} label="Next page" icon="chevron-right" />}
      </ol>
    )}
  </nav>
));

function PageEntry({ entry }: { entry: PagingModel['pages'][number] }) {
  if (entry === 'gap')
    return (
      <li className="gap">
        <span>…</span>
      </li>
    );
  return (
    <li>
      {entry.current ? (
        <span aria-current="page">{entry.page}</span>
      ) : (
        <a href={entry.href} aria-label={`Page ${entry.page}`}>
          {entry.page}
        </a>
      )}
    </li>
  );
}

function Step({ href, label, icon }: { href: string; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <li>
      <a href={href} aria-label={label} rel={icon === 'chevron-left' ? 'prev' : 'next'}>
        <Icon name={icon} />
      </a>
    </li>
  );
}
