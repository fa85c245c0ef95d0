import type { PdfLink, PrintPageModel, PrintSheet } from '../../../features/vehicle/print/model.ts';
import { downloadPdf } from '../../../features/vehicle/print/parts/download-pdf.ts';
import { printPage } from '../../../features/vehicle/print/parts/print-page.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { CommentBlocks } from '../vehicle/comments.tsx';
import { Rows } from '../vehicle/details.tsx';

/** A vehicle on a sheet of A4, with the print button above it; only the sheet is printed. */
export function PrintPage({ model: { sheet, printLabel, pdf, back } }: { model: PrintPageModel }) {
  return (
    <main className="paper" id="main">
      <p className="paper-bar">
        <LinkTo className="link" to={back} icon="arrow-left" />
        {pdf && <PdfButton pdf={pdf} />}
        <button
          type="button"
          className="btn btn--ink btn--s"
          data-car={sheet.carId}
          {...useBehaviour('print', printPage)}
        >
          <Icon name="printer" />
          {printLabel}
        </button>
      </p>
      <Sheet sheet={sheet} />
    </main>
  );
}

function PdfButton({ pdf }: { pdf: PdfLink }) {
  const downloading = useBehaviour('pdf-download', downloadPdf);
  return (
    <a className="btn btn--line btn--s" href={pdf.href} download={pdf.fileName} data-car={pdf.carId} {...downloading}>
      <span aria-live="polite">{pdf.label}</span>
    </a>
  );
}

function Sheet({ sheet }: { sheet: PrintSheet }) {
  return (
    <article className="sheet-a4">
      <header className="sheet-head">
        <div>
          <p className="sheet-about">{[sheet.siteName, sheet.stockText, ...sheet.tags].join(' · ')}</p>
          <h1>{sheet.title}</h1>
          {sheet.subtitle && <p className="sheet-sub">{sheet.subtitle}</p>}
          {sheet.price && <Price price={sheet.price} />}
          {sheet.repayment && <p className="sheet-repay">{sheet.repayment.text}</p>}
        </div>
        {sheet.place && <Place place={sheet.place} />}
        <svg
          className="sheet-qr"
          role="img"
          aria-label={sheet.qr.label}
          viewBox={`0 0 ${sheet.qr.side} ${sheet.qr.side}`}
          shapeRendering="crispEdges"
        >
          <path d={sheet.qr.path} />
        </svg>
      </header>
      <Pictures sheet={sheet} />
      <dl className="sheet-facts">
        {sheet.facts.map(({ label, text, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{note ? `${text} ${note}` : text}</dd>
          </div>
        ))}
      </dl>
      <Details sheet={sheet} />
      <footer className="sheet-foot">
        {sheet.repayment && <p>{sheet.repayment.terms}</p>}
        {sheet.fineText && <p>{sheet.fineText}</p>}
        <p>
          {sheet.printedText} {sheet.address}
        </p>
      </footer>
    </article>
  );
}

function Place({ place }: { place: NonNullable<PrintSheet['place']> }) {
  return (
    <address className="sheet-place">
      <p className="strong">{place.name}</p>
      {place.address && <p>{place.address}</p>}
      {place.phone && <p className="strong">{place.phone.text}</p>}
    </address>
  );
}

function Price({ price }: { price: NonNullable<PrintSheet['price']> }) {
  const beside = [price.qualifier, price.was && `was ${price.was}`].filter(Boolean).join(', ');
  const below = [beside, price.reduction, price.belowMarket].filter(Boolean).join(' · ');
  return (
    <>
      <p className={price.isFigure ? 'sheet-price' : 'sheet-price words'}>{price.text}</p>
      {below && <p className="sheet-sub">{below}</p>}
    </>
  );
}

function Pictures({ sheet: { pictures, pictureNote } }: { sheet: PrintSheet }) {
  if (pictures.length === 0) return null;
  return (
    <figure className={pictures.length > 1 ? 'sheet-pictures cover' : 'sheet-pictures cover single'}>
      {pictures.map((picture) => (
        <Picture key={picture.src} picture={picture} priority />
      ))}
      {pictureNote && <figcaption>{pictureNote}</figcaption>}
    </figure>
  );
}

function Details({ sheet: { groups, features, comments } }: { sheet: PrintSheet }) {
  return (
    <>
      {groups.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Rows className="sheet-rows" rows={rows} />
        </section>
      ))}
      {features.length > 0 && (
        <section>
          <h2>Features</h2>
          <ul className="sheet-features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      {comments.length > 0 && (
        <section className="sheet-comments">
          <h2>Dealer comments</h2>
          <CommentBlocks blocks={comments} />
        </section>
      )}
    </>
  );
}
