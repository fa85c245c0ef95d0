import { type ComponentType, createContext, use } from 'react';
import { InsideIsland } from '../islands/island.tsx';

/** A part of a page with what it shows. */
export interface CachedPart {
  of: ComponentType<object>;
  props: object;
  /** Whether its HTML depends on the page's address as well (`RenderedAddress`). */
  readsAddress: boolean;
}

/**
 * Puts a part's HTML in its place, from the cache of the server (`app/html/cached-html.server.tsx`). There is none in
 * browsers, nor where a test renders a component alone: the part is then rendered in place.
 */
export const CachedHtml = createContext<ComponentType<CachedPart> | null>(null);

interface Options {
  /** The part reads the page's address, not only its props. */
  readsAddress?: boolean;
}

/**
 * A component with the same HTML as `of`, which the server renders once for the same props and then only inserts. The
 * props are its key: plain JSON values, and all that it depends on besides the look, the address (see `Options`) and
 * where hearts save. Inside an island it is an ordinary component.
 */
export function withCachedHtml<Props extends object>(
  of: ComponentType<Props>,
  { readsAddress = false }: Options = {},
): ComponentType<Props> {
  const Part = of as ComponentType<object>;
  return function WithCachedHtml(props: Props) {
    const Cached = use(CachedHtml);
    const isInIsland = use(InsideIsland);
    if (!Cached || isInIsland) return <Part {...props} />;
    return <Cached of={Part} props={props} readsAddress={readsAddress} />;
  };
}
