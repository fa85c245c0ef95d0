import type { ChromeModel, FooterModel } from '../../../kernel/chrome/model.ts';
import { WhenNear } from '../../../ui/islands/when-near.tsx';
import { LinkGroup } from './link-group.tsx';
import { MeasuringAgain } from './measuring-again.tsx';
import { Week } from './week.tsx';

/** Links into the stock; `isCounted` tells the style sheet how many columns there are. */
export function FooterColumns({ columns, isCounted = false }: Pick<FooterModel, 'columns'> & { isCounted?: boolean }) {
  if (columns.length === 0) return null;
  return (
    <WhenNear>
      <nav className="foot-cols" aria-label="Footer" style={isCounted ? { '--columns': columns.length } : undefined}>
        {columns.map((column) => (
          <LinkGroup key={column.heading} column={column} className="foot-col" />
        ))}
      </nav>
    </WhenNear>
  );
}

export function FooterEmail({ email }: Pick<FooterModel, 'email'>) {
  if (!email) return null;
  return (
    <a className="mail" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

export function FooterHours({ hours }: Pick<FooterModel, 'hours'>) {
  if (!hours) return null;
  return (
    <>
      {hours.place && <p className="foot-place">{hours.place}</p>}
      <Week week={hours.week} />
    </>
  );
}

export function SmallPrint({ chrome: { footer, measuring } }: { chrome: Pick<ChromeModel, 'footer' | 'measuring'> }) {
  return (
    <div className="legal">
      <Line parts={footer.licences} />
      {footer.notes.length > 0 && (
        <div className="two-p">
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Line parts={[footer.copyright]} />
      {measuring && (
        <p className="legal-line with-js">
          <MeasuringAgain label={measuring.again} />
        </p>
      )}
    </div>
  );
}

function Line({ parts }: { parts: string[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="legal-line">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
