import { useLocation } from 'react-router';
import { type Picked, pick } from '../../../domain/showroom/picker.ts';
import {
  type ColourModel,
  type ModelPageModel,
  parseRequestedChoice,
} from '../../../features/showroom/models/model.ts';

/** What the page's address chooses of a model: the same on the server, in the browser, and for whom it is sent to. */
export function useChoice(model: ModelPageModel): Picked<ColourModel> {
  const { search } = useLocation();
  return pick(model, parseRequestedChoice(search), model.rules);
}
