import { getHintCookieName } from '../../../../kernel/addresses/visitors.ts';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { readResponse } from '../../../../kernel/http/parts/read-response.ts';
import { withoutItem } from '../../../../kernel/saving/lists.ts';
import { favourites } from '../../../../kernel/saving/parts/stores.ts';
import { showToast, type ToastKind } from '../../../../kernel/saving/parts/toasts.ts';
import {
  MERGE_CARS_API,
  REMOVE_CAR_API,
  SAVE_CAR_API,
  SAVED_ANCHORS,
  SAVED_CAR_ANCHOR,
  WATCHLIST_API,
} from '../address.ts';
import { getWatched, setWatched, type Watched } from './watched.ts';

export type WantedState = 'saved' | 'removed';

type SignedIn = Extract<Watched, { kind: 'signed_in' }>;

const UNREACHED = 'We couldn’t update your list. Check your connection and try again.';

let loading: Promise<Watched> | undefined;

/**
 * Fetches the visitor's list, once a page, and merges what the browser stored before (F2). A site that saves only
 * searches (`keepsCars` is false) has no list to fetch.
 */
export function loadWatched(keepsCars = true): Promise<Watched> {
  loading ??= load(keepsCars).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(keepsCars: boolean): Promise<Watched> {
  const found = keepsCars && isSignedIn() ? await requestWatched() : ({ kind: 'signed_out' } as const);
  setWatched(found);
  if (found.kind === 'signed_in') await merge(found);
  announceSaved();
  return getWatched();
}

/** The readable cookie says that somebody is signed in here; without it there is nothing to fetch. */
function isSignedIn(): boolean {
  const name = getHintCookieName(document.documentElement.dataset.store ?? '');
  return document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`));
}

async function requestWatched(): Promise<Watched> {
  const response = await fetch(WATCHLIST_API, { cache: 'no-store' });
  if (response.status === 401) return { kind: 'signed_out' };
  const { success, phone_number, car_ids } = await response.json();
  if (!success) throw new Error('The list of the visitor cannot be read');
  return { kind: 'signed_in', phone_number, ids: new Set(car_ids), busy: new Set() };
}

/** Merges what the browser stored into the list. What the site no longer lists stays behind. */
async function merge({ phone_number }: SignedIn): Promise<void> {
  const car_ids = favourites.items().map(({ id }) => id);
  if (car_ids.length === 0) return;
  const { merged = [] } = await postChange(MERGE_CARS_API, { phone_number, car_ids });
  change((now) => ({ ...now, ids: new Set([...now.ids, ...merged]) }));
  favourites.update((items) => merged.reduce<typeof items>((left, id) => withoutItem(left, id), items));
}

/** Tells visitors who return from signing in what was saved meanwhile, and shows the vehicle. */
function announceSaved(): void {
  const anchor = location.hash.slice(1);
  const kind = findSavedKind(anchor);
  if (!kind) return;
  document.getElementById(anchor)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  history.replaceState(history.state, '', location.pathname + location.search);
  showToast(kind);
  if (kind !== 'saved') return;
  // The server has recorded event 39 with the vehicle; a tag manager learns of it from the page.
  const carId = Number(anchor.slice(SAVED_CAR_ANCHOR.length));
  sendEventLazily({
    name: 'save_car',
    path: location.pathname + location.search,
    carId,
    data: {},
    isSaved: true,
  });
}

function findSavedKind(anchor: string): ToastKind | null {
  if (anchor.startsWith(SAVED_CAR_ANCHOR)) return 'saved';
  if (anchor === SAVED_ANCHORS.search) return 'searchSaved';
  return anchor === SAVED_ANCHORS.searchUntold ? 'searchUntold' : null;
}

/**
 * Saves a vehicle, or removes it from the list (F2, S4): the page shows it at once, saving sends event 39, and a
 * message confirms it when it is done. A failure is undone and reported. Without `wanted` the state is toggled.
 * `signIn` is called if the visitor turns out not to be signed in.
 */
export async function changeWatched(id: number, signIn: () => void, wanted?: WantedState): Promise<void> {
  let now = getWatched();
  try {
    if (now.kind === 'unknown') now = await loadWatched();
  } catch {
    return alert(UNREACHED);
  }
  if (now.kind !== 'signed_in') return signIn();
  if (now.busy.has(id)) return;
  const before = now.ids.has(id);
  const isSaving = wanted === undefined ? !before : wanted === 'saved';
  setWatched({
    ...now,
    ids: toggledIds(now.ids, id, isSaving),
    busy: toggledIds(now.busy, id, true),
  });
  if (isSaving) sendEventLazily({ name: 'save_car', path: location.pathname + location.search, carId: id, data: {} });
  const path = isSaving ? SAVE_CAR_API : REMOVE_CAR_API;
  const answer = await postChange(path, { phone_number: now.phone_number, car_id: id });
  change((latest) => ({
    ...latest,
    ids: toggledIds(latest.ids, id, answer.success ? isSaving : before),
    busy: toggledIds(latest.busy, id, false),
  }));
  if (answer.success) return showToast(isSaving ? 'saved' : 'removed');
  if (answer.status !== 401) return alert(answer.message);
  setWatched({ kind: 'signed_out' });
  signIn();
}

function toggledIds(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

function change(how: (now: SignedIn) => SignedIn): void {
  const now = getWatched();
  if (now.kind === 'signed_in') setWatched(how(now));
}

interface Answer {
  success: boolean;
  status: number;
  message: string;
  merged?: number[];
}

async function postChange(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { members, message } = await readResponse(response);
    return {
      success: response.ok && members.success === true,
      status: response.status,
      message: message ?? UNREACHED,
      ...(Array.isArray(members.merged) && { merged: members.merged }),
    };
  } catch {
    return { success: false, status: 0, message: UNREACHED };
  }
}
