/** A dot and words that say whether a place is open now; the words alone carry the meaning. */
export function OpeningState({ opening }: { opening: { isOpen: boolean; text: string } }) {
  return (
    <span className="st">
      <span className={opening.isOpen ? 'dot' : 'dot dot--off'} />
      {opening.text}
    </span>
  );
}
