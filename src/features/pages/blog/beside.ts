import { getCardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint } from '../../../kernel/cards/fine-print.ts';
import type { BesideModel } from '../../../kernel/content/model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { linkToSearch, parseAddress } from '../../../kernel/stock/address.ts';
import { getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { keepSpelling } from '../../../kernel/stock/spelling.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SearchState } from '../../../search/contract.ts';
import { withTerm } from '../../../search/state.ts';
import type { PostContent } from '../../../settings/content/pages.ts';
import { buildLeadState } from '../home/lead.ts';
import { buildPostCard } from '../written/post-cards.ts';

/**
 * Beside a post its next ones take the room of one: the column is no longer than the post. Where there are no posts
 * yet, vehicles have a row of their own.
 */
const CARDS = { none: 4, list: 2, post: 1 };
const POSTS = 3;

type BesideRequest = Pick<RequestContext, 'settings' | 'stock' | 'now'>;

/**
 * What stands beside the posts (H11): vehicles of the stock that the post names, else of those that lead the home page
 * (also where the address that it names is no search of the site), and beside one post the next ones; null without any
 * of them. `post` is null beside the list of all.
 */
export function buildBeside(
  post: PostContent | null,
  posts: readonly PostContent[],
  request: BesideRequest,
): BesideModel | null {
  const { settings, stock, now } = request;
  const named = post?.stock ? readStock(post.stock, request) : undefined;
  const state = named ?? buildLeadState(settings);
  const count = CARDS[post ? 'post' : posts.length > 0 ? 'list' : 'none'];
  const { hits } = stock.search(withTerm(state, 'status', 'in_stock'), undefined, count);
  const cards = hits.slice(0, count).map((record) => getCardModel(record, settings, now));
  const next = post ? nextOf(post, posts).map((each) => buildPostCard(each, settings)) : [];
  if (cards.length === 0 && next.length === 0) return null;
  const { many, stock: inStock } = getVehicleWords(settings);
  return {
    stock: {
      heading: named ? `Related ${many}` : `${many.charAt(0).toUpperCase()}${many.slice(1)} ${inStock}`,
      note: null,
      more: { label: `See all ${many}`, href: (named && post?.stock) ?? linkToSearch(state) },
      items: cards,
    },
    fineText: formatFinePrint(cards),
    next,
  };
}

/** The list that a post names; undefined where its address is none that the site has. */
function readStock(from: string, { stock }: BesideRequest): SearchState | undefined {
  const read = parseAddress(new URL(from, 'https://site.invalid'), {}, keepSpelling, getSitePathWords(stock));
  return read.kind === 'search' ? read.state : undefined;
}

/** The older posts that follow it, then the latest ones. */
function nextOf(post: PostContent, posts: readonly PostContent[]): PostContent[] {
  const at = posts.indexOf(post);
  return [...posts.slice(at + 1), ...posts.slice(0, at)].slice(0, POSTS);
}
