import type { RefusedForm } from '../forms/model.ts';
import type { TradeInPageModel, TradeInView } from './model.ts';

/** A page with what was sent to it and not taken, in the form that it was sent by. */
export function withSent(model: TradeInPageModel, sent: RefusedForm | null): TradeInPageModel {
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
    ways: view.ways.map((way, index) => (index === at ? { ...way, form: { ...way.form, sent } } : way)),
  };
}
