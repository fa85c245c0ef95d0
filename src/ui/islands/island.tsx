import { type ComponentType, createContext, use } from 'react';

/** Whether what is rendered is a part of an island already: an island within it is an ordinary component. */
export const InsideIsland = createContext(false);

interface IslandProps<Props> {
  /** Its key in the table of islands that browsers load (`templates/islands.ts`). */
  name: string;
  of: ComponentType<Props>;
  /** Only what the part needs: it is sent as JSON. */
  props: Props;
  /**
   * When it is hydrated; `visible`: shortly before it is scrolled into view; `asked`: once a script asks for it;
   * `idle`: once the page has come to rest, or a script asks for it.
   */
  when?: 'soon' | 'visible' | 'idle' | 'asked';
}

/**
 * A part of a page that moves: the server's HTML, and beside it the props as JSON, from which the browser hydrates a
 * React root of its own (`start-islands.ts`). The rest of the page is HTML alone.
 */
export function Island<Props extends object>({ name, of: Part, props, when = 'soon' }: IslandProps<Props>) {
  if (use(InsideIsland)) return <Part {...props} />;
  return (
    <>
      <div className="island" data-island={name} data-when={when === 'soon' ? undefined : when}>
        <InsideIsland value={true}>
          <Part {...props} />
        </InsideIsland>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, in a block that never runs */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: encodeJson(props) }} />
    </>
  );
}

/** JSON that cannot end the script element that holds it. */
export const encodeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
