interface RowsProps {
  rows: readonly { label: string; text: string }[];
  className?: string;
}

export function Rows({ rows, className }: RowsProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
