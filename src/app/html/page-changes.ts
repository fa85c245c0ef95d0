/**
 * A view transition between documents that is skipped (the window is resized, the next page is requested, less motion is
 * asked for meanwhile) is no error, but the browser reports one unless each of its promises is handled. Runs before the
 * first frame.
 */
export const PAGE_CHANGES =
  "(()=>{const skip=()=>{};for(const type of ['pageswap','pagereveal'])addEventListener(type," +
  '({viewTransition:change})=>{for(const promise of [change?.ready,change?.finished,change?.updateCallbackDone])' +
  'promise?.catch(skip)})})()';
