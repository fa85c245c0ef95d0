/**
 * A view transition between documents that is skipped (the window is resized, the next page is requested, less motion
 * is asked for meanwhile) is no error, but the browser reports an unhandled rejection. One that is skipped before the
 * first frame is never handed to a script, so its promises cannot be handled by name.
 */
export const PAGE_CHANGES =
  "addEventListener('unhandledrejection',event=>{if(event.reason instanceof DOMException" +
  '&&/transition/i.test(event.reason.message))event.preventDefault()})';
