import { Icon } from '../../../ui/icons/icon.tsx';

/** What a page that is still empty, or behind a sign-in, will give. */
export function Gains({ items }: { items: readonly string[] }) {
  return (
    <ul className="gains">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
