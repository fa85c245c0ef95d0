interface FieldProblemProps {
  id: string;
  problem: string | null | undefined;
  role?: 'alert';
}

/** What is wrong with a box, below it. */
export function FieldProblem({ id, problem, role }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <span className="field-p" id={id} role={role}>
      {problem}
    </span>
  );
}

/** The attributes of a box that has a problem. */
export function describeProblem({ id, problem }: FieldProblemProps) {
  return problem ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
