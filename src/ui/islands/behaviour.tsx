import { encodeJson } from './island.tsx';

interface BehaviourProps<Props> {
  /** Its key in the table of behaviours that browsers load (`templates/behaviours.ts`). */
  name: string;
  /** Only what the behaviour cannot read in the page's HTML: it is sent as JSON. */
  props: Props;
}

/**
 * A behaviour of a page: plain code that listens on the document and changes the server's HTML in place, where a React
 * root would be more than is needed. `start-behaviours.ts` starts it with its props.
 */
export function Behaviour<Props extends object>({ name, props }: BehaviourProps<Props>) {
  return (
    <script
      type="application/json"
      data-behaviour={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, in a block that never runs
      dangerouslySetInnerHTML={{ __html: encodeJson(props) }}
    />
  );
}
