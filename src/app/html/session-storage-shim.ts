/**
 * Runs before the router's script that restores the scroll position, which accesses sessionStorage unguarded: where the
 * browser blocks it, a replacement that lasts as long as the page prevents an error on every page.
 */
export const SESSION_STORAGE_SHIM =
  'try{sessionStorage.length}catch{const kept=new Map();' +
  "Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:key=>kept.get(key)??null," +
  'setItem:(key,text)=>{kept.set(key,String(text))},removeItem:key=>{kept.delete(key)}}})}';
