import { Icon } from '../../../ui/icons/icon.tsx';

interface FieldProblemProps {
  id: string;
  problem: string | null | undefined;
}

export function FieldProblem({ id, problem }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <span className="field-p" id={id}>
      <Icon name="alert" />
      {problem}
    </span>
  );
}

export function describeProblem({ id, problem }: FieldProblemProps) {
  return problem ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
