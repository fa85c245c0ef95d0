/**
 * Where the page's script cannot be fetched, the page is what it is without scripts: parts that would come when they
 * are near are there, and videos have the browser's controls, which would otherwise cost the first frame. Other
 * elements' failures reach the same listener.
 */
export const FAILED_SCRIPTS =
  "addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement&&target.type==='module'){" +
  "const show=()=>{for(const video of document.querySelectorAll('video'))video.controls=true;" +
  "for(const part of document.querySelectorAll('noscript[data-behaviour]'))part.outerHTML=part.textContent};" +
  "if(document.readyState!=='loading')show();else addEventListener('DOMContentLoaded',show)}},true)";
