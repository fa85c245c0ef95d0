import { type ComponentType, createContext, use } from 'react';
import type { PicturePriority } from '../ui/pictures/picture.tsx';
import type { CardModel } from './cards/card.ts';
import type { MessageModel } from './message/model.ts';

export interface VehicleCardProps {
  card: CardModel;
  /** Visible when the page opens: its picture is fetched first. */
  priority?: PicturePriority;
  headingLevel?: 2 | 3 | 4;
}

/**
 * The template contract: a look arranges finished view models. The pages of features belong to it too, a row each in
 * `app/template-pages.ts`. A layout reads no settings, request or database: all that it may know is in the model. Which
 * look a site has is a setting; the app loads only that look's code (`templates/registry.ts`).
 */
export interface Template {
  /** One vehicle in a list, for pages that do not bring the look's card with them. */
  VehicleCard: ComponentType<VehicleCardProps>;
  /** Not found, gone wrong, nothing here. */
  MessagePage: ComponentType<{ model: MessageModel }>;
}

const TemplateContext = createContext<Template | null>(null);
export const TemplateProvider = TemplateContext.Provider;

/** The look of the site being shown. Throws outside of a TemplateProvider. */
export function useTemplate(): Template {
  const template = use(TemplateContext);
  if (!template) throw new Error('useTemplate needs a TemplateProvider above it');
  return template;
}
