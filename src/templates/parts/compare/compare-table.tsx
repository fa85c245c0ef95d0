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
import { LinkTo } from '../navigation/link-to.tsx';
import { SaveHeart } from '../saved/saving-buttons.tsx';

/** One column a vehicle, one row a fact. Where it is too narrow, the columns scroll past the first. */
export function CompareTable({ model: { heading, vehicles, groups } }: { model: ComparePageModel }) {
  const classes = vehicles.map(({ card }) => (card.state === 'sold' ? 'is-sold' : undefined));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="compare-scroll" aria-label={heading} tabIndex={0}>
      <table style={{ '--vehicles': vehicles.length }}>
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
    </section>
  );
}

function Column({ vehicle: { card, stockNumber, removeHref } }: { vehicle: ComparedVehicle }) {
  const name = [card.title, card.subtitle].filter(Boolean).join(' ');
  return (
    <th scope="col" className={card.state === 'sold' ? 'is-sold' : undefined} {...buildCarAttributes(card)}>
      <div className="compare-pic cover">
        {card.picture && <Picture picture={{ ...card.picture, alt: '' }} priority sizes="300px" />}
        {card.state === 'sold' && <span className="compare-sold">Sold</span>}
        <SaveHeart saving={card.saving} />
      </div>
      <a className="compare-name" href={card.href}>
        {card.title} <span>{card.subtitle}</span>
      </a>
      <span className="compare-no">Stock {stockNumber}</span>
      {card.similar && <LinkTo className="link compare-similar" to={card.similar} />}
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
  return (
    <tr className={differs ? 'differs' : 'same'}>
      <th scope="row">
        {label}
        {differs && <span className="vh"> (differs)</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={classes[index]}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

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
