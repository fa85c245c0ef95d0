interface DirectionsLinkProps {
  directions: { label: string; href: string };
  /** The place's name: read aloud, since a page may have many such links. */
  name: string;
}

/** The way to a place, on the shopper's own map. */
export function DirectionsLink({ directions, name }: DirectionsLinkProps) {
  return (
    <a className="link" href={directions.href} target="_blank" rel="noopener noreferrer">
      {directions.label}
      <span className="vh"> to {name}</span>
    </a>
  );
}
