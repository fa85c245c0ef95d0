/** Facts by name. */
export function Lines({ lines }: { lines: readonly { label: string; text: string }[] }) {
  return (
    <dl className="garage-lines">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
