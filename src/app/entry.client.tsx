import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trackPhoneLinks } from '../kernel/events/parts/phone-links.ts';
import { loadTemplate } from '../templates/registry.ts';

trackPhoneLinks();
// The look's code comes first: React must find the same layout that the server rendered.
await loadTemplate(document.documentElement.dataset.template ?? '');
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
