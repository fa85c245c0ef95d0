/**
 * A change of pages that isn't shown (the window is resized meanwhile, the next page is asked for, the page's style
 * sheets change) is no error, but where nobody reads the promise that says so, the browser reports one. Reads it for
 * changes within the document, which the router starts, and for those from one document to the next. Runs before the
 * first frame.
 */
export const PAGE_CHANGES =
  '(()=>{const read=change=>change?.ready.catch(()=>{});for(const type of ' +
  `['pageswap','pagereveal'])addEventListener(type,({viewTransition})=>read(viewTransition));const ` +
  'start=document.startViewTransition?.bind(document);if(start)document.startViewTransition=(change)=>{const transition=start(change);read(transition);return transition}})()';
