declare global {
  interface Window {
    /**
     * From `EARLY_CHOICES`: does again, in what a page (or a part of it that just came to life) now holds, what was
     * done to it before.
     */
    takeUpChoices?(within: ParentNode): void;
  }
}

/**
 * Remembers what is typed, ticked, chosen and pressed before a page's scripts have come, and does it again once they
 * listen: the control gets its value back and tells of it with the events that it told of then. So it reaches every
 * form and filter in the one way that they know. It runs before the first control and is the only one who can tell what
 * somebody chose from what the browser itself brought back with a page. Links and buttons that send a form go by
 * themselves.
 *
 * React keeps what stands in most controls when it takes a page over, tells nobody of it, and takes it for what it told
 * last (`_valueTracker`). Values are put back at once; each control tells in a task of its own, so that what follows
 * from one is drawn before the next. What waits for a button (`data-waits`) goes first: a search would begin without
 * it. Parts marked `data-asleep` are drawn anew when they wake (`awake.ts`): there the
 * control at the same place takes over. A button that says whether it is pressed, and by then says otherwise than when
 * it was pressed, has what was wanted.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{
const CONTROLS='input,select,textarea,button[type=button]';
const chosen=new Map();
let alive=false;
const note=({target,type})=>{
const box=target.closest?.(CONTROLS);
const within=box?.closest('[data-asleep]')??document;
if(!box||(alive&&within===document))return;
const {types=new Set()}=chosen.get(box)??{};
chosen.delete(box);
chosen.set(box,{within,types:types.add(type),place:[...within.querySelectorAll(CONTROLS)].indexOf(box),value:box.value,checked:box.checked,pressed:box.getAttribute('aria-pressed')});
};
const put=(box,{value,checked})=>{
if(box.value!==value)box.value=value;
if(box.checked!==checked)box.checked=checked;
};
const again=(box,was)=>{
if(box.getAttribute('aria-pressed')!==was.pressed)return;
put(box,was);
box._valueTracker?.setValue('\\0');
for(const type of was.types)box.dispatchEvent(new Event(type,{bubbles:true}));
};
for(const type of ['click','input','change','focusout'])addEventListener(type,note,true);
window.takeUpChoices=(within)=>{
const waits=([box])=>box.matches('[data-waits]');
for(const [box,was] of [...chosen].sort((a,b)=>waits(b)-waits(a))){
if(was.within!==within)continue;
const now=box.isConnected?box:within.querySelectorAll(CONTROLS)[was.place];
if(now)put(now,was);
setTimeout(()=>{
if(now)again(now,chosen.get(box));
chosen.delete(box);
});
}
if(within===document)setTimeout(()=>{alive=true});
};
})()`;
