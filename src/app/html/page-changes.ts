/**
 * What a page does while another takes its place.
 *
 * A view transition between documents that is skipped (the window is resized, the next page is requested, less motion
 * is asked for meanwhile) is no error, but the browser reports an unhandled rejection. One that is skipped before the
 * first frame is never handed to a script, so its promises cannot be handled by name.
 *
 * From a vehicle's page to another's, it is the picture of the card that grows, not the gallery (base.css).
 */
export const PAGE_CHANGES =
  "addEventListener('unhandledrejection',event=>{if(event.reason instanceof DOMException" +
  '&&/transition/i.test(event.reason.message))event.preventDefault()});' +
  "for(const type of ['pageswap','pagereveal'])addEventListener(type,()=>document.querySelector('.gallery-main')" +
  "?.classList.toggle('is-left',type==='pageswap'&&!!document.activeElement?.closest('.card')))";
