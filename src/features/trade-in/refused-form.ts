import type { Field } from '../../kernel/forms/fields/schema.ts';
import type { FormModel, RefusedForm } from '../../kernel/forms/model.ts';
import type { TradeInPageModel, TradeInView } from './model.ts';

export function withRefusedForm(model: TradeInPageModel, sent: RefusedForm | null): TradeInPageModel {
  return sent ? { ...model, view: viewWith(model.view, sent) } : model;
}

function viewWith(view: TradeInView, sent: RefusedForm): TradeInView {
  if (view.kind === 'estimate') return view;
  if (view.kind !== 'vehicle') return { ...view, form: { ...view.form, sent } };
  const at = Math.max(
    0,
    view.ways.findIndex(({ isAsked }) => isAsked),
  );
  return {
    ...view,
    ways: view.ways.map((way, index) => ({
      ...way,
      form: index === at ? { ...way.form, sent } : withSame(way.form, sent),
    })),
  };
}

/** The other form asks for the same kilometres: nobody types them twice. */
function withSame(form: FormModel, { typed: { km } }: RefusedForm): FormModel {
  const filled = (field: Field) => (field.name === 'km' && km ? { ...field, value: km } : field);
  return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(filled) })) };
}
