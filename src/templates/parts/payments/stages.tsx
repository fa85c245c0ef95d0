export function Stages({ stages, at }: { stages: string[]; at: number }) {
  return (
    <ol className="form-steps" aria-label="Steps">
      {stages.map((stage, index) => (
        <li key={stage} data-state={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="form-steps-n" aria-hidden="true">
            {index + 1}
          </span>
          {stage}
        </li>
      ))}
    </ol>
  );
}
