import { type Picked, pick } from '../../../domain/showroom/picker.ts';
import {
  type ColourModel,
  type ModelPageModel,
  parseRequestedChoice,
} from '../../../features/showroom/models/model.ts';
import { useAddress } from '../../../ui/use-address.ts';

/** The choices in a model page's address: the same on the server, in the browser, and for whoever is sent the link. */
export function useChoice(model: ModelPageModel): Picked<ColourModel> {
  const { search } = useAddress();
  return pick(model, parseRequestedChoice(search), model.rules);
}
