import { Icon } from '../../../../ui/icons/icon.tsx';

/** The buttons that turn to the slide before and after. */
export function Arrows() {
  return (
    <>
      <button type="button" className="arrow arrow--l with-js" aria-label="Previous picture">
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="arrow arrow--r with-js" aria-label="Next picture">
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
