export function Stages({ stages, at }: { stages: string[]; at: number }) {
  return (
    <ol className="pay-stages" aria-label="Steps">
      {stages.map((stage, index) => (
        <li key={stage} data-done={index < at ? '' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden="true">{index + 1}</span>
          {stage}
        </li>
      ))}
    </ol>
  );
}
