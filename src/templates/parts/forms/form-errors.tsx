import type { FormModel } from '../../../kernel/forms/model.ts';
import type { FormControls } from '../../../kernel/forms/parts/use-form.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { getFieldId } from './form-field.tsx';

interface FormErrorsProps {
  model: FormModel;
  controls: Pick<FormControls, 'failed' | 'problems'>;
}

export function FormErrors({ model, controls: { failed, problems } }: FormErrorsProps) {
  if (failed === null && problems.length === 0) return null;
  return (
    <div className="form-errors" role="alert" tabIndex={-1}>
      {failed !== null && (
        <p>
          <Icon name="info" />
          {failed}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>
            <Icon name="info" />
            {model.messages.listHeading}
          </p>
          <ul>
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${getFieldId(model, name)}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
