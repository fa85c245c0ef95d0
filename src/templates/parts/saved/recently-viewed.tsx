import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { showRecentlyViewed } from './show-recently-viewed.ts';

/** The vehicles viewed last, at the end of a page (D22); hidden where the browser remembers none. */
export function RecentlyViewed() {
  return (
    <section
      className="recent"
      aria-label="Recently viewed"
      hidden
      {...useBehaviour('recently-viewed', showRecentlyViewed)}
    >
      <h2>Recently viewed</h2>
    </section>
  );
}
