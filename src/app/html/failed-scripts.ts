/**
 * Where the page's scripts cannot be fetched, the parts that they would add when they are near are there, and videos
 * have the browser's controls. Buttons that need scripts stay, since style sheets cannot tell. Failures of other
 * elements reach the same listener.
 */
export const FAILED_SCRIPTS =
  "addEventListener('error',({target})=>{if(target.matches?.('script[data-preloaded]')){" +
  "const show=()=>{for(const video of document.querySelectorAll('video'))video.controls=true;" +
  "for(const part of document.querySelectorAll('noscript[data-behaviour]'))part.outerHTML=part.textContent;" +
  "for(const place of document.querySelectorAll('[data-place]'))place.remove()};" +
  "if(document.readyState!=='loading')show();else addEventListener('DOMContentLoaded',show)}},true)";
