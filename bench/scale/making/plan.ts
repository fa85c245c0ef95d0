import { chanceOf } from '../../../demo/random.ts';

/** What is made: how many sites, and how many vehicles they have in all. */
export interface Scale {
  sites: number;
  vehicles: number;
}

/** A group to make: its sites are those of demo sites, and its vehicles are like those of one of them. */
export interface GroupPlan {
  /** Appended to the slugs of the demo's. */
  number: string;
  /** The demo sites whose folders are copied, the first of them with the group's places. */
  folders: readonly string[];
  vehicles: number;
  role: 'pool' | 'large' | 'plain';
}

interface Share extends Omit<GroupPlan, 'number' | 'vehicles'> {
  weight: number;
}

const FAMILY = ['harbour', 'harbour-nissan', 'harbour-outlet', 'harbour-prestige'];
/** Of how many sites one belongs to a group of four, which shares its stock. */
const PER_FAMILY = 40;
const FAMILY_WEIGHT = 4;
/** The kinds of groups with one site, by turns; those named twice are twice as common. */
const SINGLES = ['bluegum', 'wattle-creek', 'ironbark', 'bluegum', 'wattle-creek', 'longpaddock', 'roam'];
const POOL_WEIGHT = 2;
/** A group with one site has this many times the average stock, evenly spread on a logarithmic scale. */
const WEIGHTS = { from: 0.3, to: 2.5 };
const LARGE_VEHICLES = 10_000;

/**
 * The groups that have as many sites and vehicles in all: one with a large stock, one in ten sites in groups of four
 * that share theirs, all others alone with 300 to 2,500 vehicles at an average of 1,000. The first group of each kind
 * has the role `pool`. Throws when there would be too few sites for one of each kind.
 */
export function planGroups({ sites, vehicles }: Scale): GroupPlan[] {
  const families = Math.max(1, Math.round(sites / PER_FAMILY));
  const singles = sites - 1 - families * FAMILY.length;
  if (singles < SINGLES.length) throw new Error(`--sites must be ${1 + FAMILY.length + SINGLES.length} or more`);
  const shares = [
    ...Array.from({ length: families }, (_, n) => shareOf(FAMILY, n === 0 ? 'pool' : 'plain', FAMILY_WEIGHT)),
    ...Array.from({ length: singles }, (_, n) => singleShare(n)),
  ];
  const large = Math.min(LARGE_VEHICLES, Math.round(vehicles / 10));
  const counts = divide(vehicles - large, shares);
  const plans = shares.map(({ folders, role }, n) => ({ folders, role, vehicles: counts[n] ?? 0 }));
  return [...plans, { folders: ['harbour'], role: 'large' as const, vehicles: large }].map((plan, n) => ({
    ...plan,
    number: String(n + 1).padStart(4, '0'),
  }));
}

const shareOf = (folders: readonly string[], role: Share['role'], weight: number): Share => ({ folders, role, weight });

function singleShare(n: number): Share {
  const folder = SINGLES[n % SINGLES.length]!;
  if (n === SINGLES.indexOf(folder)) return shareOf([folder], 'pool', POOL_WEIGHT);
  const { from, to } = WEIGHTS;
  return shareOf([folder], 'plain', from * (to / from) ** chanceOf(`scale/${n}`).fraction());
}

/** Whole numbers in proportion to the weights, which add up to the total. */
function divide(total: number, shares: readonly Share[]): number[] {
  const all = shares.reduce((sum, { weight }) => sum + weight, 0);
  let given = 0;
  let weighed = 0;
  return shares.map(({ weight }) => {
    weighed += weight;
    const count = Math.round((total * weighed) / all) - given;
    given += count;
    return count;
  });
}
