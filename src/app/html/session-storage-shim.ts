/**
 * Runs before the router's script that restores the scroll, which asks for the session's storage unguarded: where the
 * browser forbids that storage, one that lasts as long as the page takes its place, so that no page begins with an
 * error.
 */
export const SESSION_STORAGE_SHIM =
  'try{sessionStorage.length}catch{const kept=new ' +
  `Map();Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:key=>kept.get(key)??null,setItem:(key,text)=>{kept.set(key,String(text))},removeItem:key=>{kept.delete(key)}}})}`;
