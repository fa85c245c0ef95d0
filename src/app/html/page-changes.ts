/**
 * A view transition that is skipped (the window is resized, the next page is requested, the page's style sheets change)
 * is no error, but the browser reports one unless its promise is handled. Handles it for transitions within the
 * document, which the router starts, and for those between documents. Runs before the first frame.
 */
export const PAGE_CHANGES =
  '(()=>{const read=change=>{change?.ready.catch(()=>{});change?.finished.catch(()=>{})};for(const type of ' +
  `['pageswap','pagereveal'])addEventListener(type,({viewTransition})=>read(viewTransition));const ` +
  'start=document.startViewTransition?.bind(document);if(start)document.startViewTransition=(change)=>' +
  '{const transition=start(change);read(transition);return transition}})()';
