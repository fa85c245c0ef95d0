import { useRef } from 'react';
import type {
  ComparedVehicle,
  CompareGroup,
  ComparePageModel,
  CompareRow,
} from '../../../features/account/compare/model.ts';
import { buildCarAttributes } from '../../../kernel/saving/car-attributes.ts';
import { withoutItem } from '../../../kernel/saving/lists.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Plate } from '../../../ui/pictures/plate.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { SaveHeart } from '../saved/saving-buttons.tsx';

/**
 * One column a vehicle, one row a fact. Where it is too narrow, the columns scroll past the first, and what scrolls
 * sideways cannot keep its head in the window: a line of names does, and moves with the columns.
 */
export function CompareTable({ model: { heading, vehicles, groups } }: { model: ComparePageModel }) {
  const names = useRef<HTMLDivElement>(null);
  const classes = vehicles.map(({ card }) => (card.state === 'sold' ? 'is-sold' : undefined));
  return (
    <div className="compare-box" style={{ '--vehicles': vehicles.length }}>
      <div className="compare-names with-js" aria-hidden="true" ref={names}>
        {vehicles.map(({ card }) => (
          <p key={card.id}>
            <b>{card.title}</b>
            {card.price.text}
          </p>
        ))}
      </div>
      <section
        className="compare-scroll"
        aria-label={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <Table vehicles={vehicles} groups={groups} classes={classes} />
      </section>
    </div>
  );
}

interface TableProps extends Pick<ComparePageModel, 'vehicles' | 'groups'> {
  classes: (string | undefined)[];
}

function Table({ vehicles, groups, classes }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {vehicles.map((vehicle) => (
            <Column key={vehicle.card.id} vehicle={vehicle} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.heading} group={group} classes={classes} />
      ))}
    </table>
  );
}

function Column({ vehicle: { card, stockNumber, removeHref } }: { vehicle: ComparedVehicle }) {
  const name = [card.title, card.subtitle].filter(Boolean).join(' ');
  return (
    <th scope="col" className={card.state === 'sold' ? 'is-sold' : undefined} {...buildCarAttributes(card)}>
      <div className="compare-pic cover">
        {card.picture ? (
          <Picture picture={{ ...card.picture, alt: '' }} priority sizes="300px" />
        ) : (
          card.plate && <Plate plate={card.plate} />
        )}
        {card.state === 'sold' && <span className="compare-sold">Sold</span>}
      </div>
      <a className="compare-name" href={card.href}>
        {card.title} <span>{card.subtitle}</span>
      </a>
      <span className="compare-no">Stock {stockNumber}</span>
      {card.similar && <LinkTo className="link compare-similar" to={card.similar} />}
      <div className="compare-act">
        {!card.similar && <Enquire card={card} name={name} />}
        <SaveHeart saving={card.saving} />
      </div>
      <a
        className="link compare-x"
        href={removeHref}
        onClick={() => comparing.update((items) => withoutItem(items, card.id))}
      >
        Remove<span className="vh"> {name}</span>
      </a>
    </th>
  );
}

/** The first of the links that the site's cards have, such as to an enquiry; without any, the way to the vehicle. */
function Enquire({ card, name }: { card: ComparedVehicle['card']; name: string }) {
  const { label, href } = card.actions[0] ?? { label: 'View', href: card.href };
  return (
    <a className="btn btn--line btn--s" href={href}>
      {label}
      <span className="vh"> {name}</span>
    </a>
  );
}

/** `classes`: one per vehicle, for its cells. */
function Group({ group, classes }: { group: CompareGroup; classes: (string | undefined)[] }) {
  return (
    <tbody className={group.differs ? undefined : 'same'}>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={classes.length + 1}>
          <span>{group.heading}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.label} row={row} classes={classes} />
      ))}
    </tbody>
  );
}

function Row({ row: { label, cells, differs }, classes }: { row: CompareRow; classes: (string | undefined)[] }) {
  const usual = findUsual(cells);
  return (
    <tr className={differs ? 'differs' : 'same'}>
      <th scope="row">
        {label}
        {differs && <span className="vh"> (differs)</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={classes[index]} data-odd={usual !== undefined && cell !== usual ? '' : undefined}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** What most vehicles of a row have, where more than half of them have the same. */
const findUsual = (cells: CompareRow['cells']) =>
  cells.find((one) => 2 * cells.filter((cell) => cell === one).length > cells.length);

function Cell({ cell }: { cell: CompareRow['cells'][number] }) {
  if (typeof cell === 'string') return cell;
  return cell ? (
    <>
      <Icon name="check" />
      <span className="vh">Yes</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{cell === null ? 'Not known' : 'Not listed'}</span>
    </>
  );
}
