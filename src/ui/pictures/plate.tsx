/** What stands in the place of a vehicle's picture where there is none: its names, in words. */
export interface PlateModel {
  /** The smaller line over the title: the make. Null where there is none. */
  over: string | null;
  title: string;
  /** "Photos coming soon"; null where none will come. */
  note: string | null;
}

/**
 * A calm plate in the site's colours, as large as the picture would be. The names are beside it in words already, so
 * only the note is read aloud.
 */
export function Plate({ plate: { over, title, note } }: { plate: PlateModel }) {
  return (
    <div className="no-photo">
      {over && <span aria-hidden="true">{over}</span>}
      <b aria-hidden="true">{title}</b>
      {note && <span className="no-photo-n">{note}</span>}
    </div>
  );
}
