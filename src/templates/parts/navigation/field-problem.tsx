interface FieldProblemProps {
  id: string;
  problem: string | null | undefined;
  role?: 'alert';
}

export function FieldProblem({ id, problem, role }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <span className="field-p" id={id} role={role}>
      {problem}
    </span>
  );
}

export function describeProblem({ id, problem }: FieldProblemProps) {
  return problem ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
