declare global {
  interface Window {
    /** From `EARLY_INPUT_SCRIPT`: replays early input inside a page, or a part of it, that was just hydrated. */
    takeUpChoices?(within: ParentNode): void;
    /** From `EARLY_INPUT_SCRIPT`: what was pressed is answered, and is not replayed. */
    dropChoice?(control: Element): void;
  }
}

/**
 * Records what is typed, ticked, chosen and pressed before a page's scripts have loaded, and replays it once they
 * listen: the control gets its value back and dispatches the same events again, so that forms and filters need no
 * special handling. It runs before the first control, as only then can it tell a visitor's choice from what the browser
 * itself restored. Links and submit buttons work without it.
 *
 * On hydration React leaves the values of most controls alone, fires no event for them, and takes them for values it
 * has already reported (`_valueTracker`). Values are put back at once; each control's events are dispatched in a task
 * of their own, so that the effects of one are rendered before the next. Controls that wait for a button (`data-waits`)
 * go first, because a search would start without them. Each island (`ui/islands`) is replayed once it is hydrated, and
 * the rest of the page once its scripts run. Where a control was rendered anew, the one at the same position takes
 * over; outside the islands, where behaviours take controls away, only one of the same kind and words does. A press
 * that a behaviour has answered is not replayed by an island that comes later. A toggle button whose pressed state has
 * changed since its first event is already as wanted. A button that was pressed several times is pressed once.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{
const CONTROLS='input,select,textarea,button[type=button]';
const chosen=new Map();
const alive=new WeakSet();
const kindOf=(box)=>[box.localName,box.name,box.className,box.getAttribute('aria-label'),box.textContent].join();
const note=({target,type})=>{
const box=target.closest?.(CONTROLS);
const within=box?.closest('[data-island],[data-behaviour]')??document;
if(!box||alive.has(within))return;
const {types=new Set(),pressed=box.getAttribute('aria-pressed')}=chosen.get(box)??{};
chosen.delete(box);
chosen.set(box,{within,types:types.add(type),\
place:[...within.querySelectorAll(CONTROLS)].indexOf(box),kind:kindOf(box),\
value:box.value,checked:box.checked,pressed});
};
const setValues=(box,{value,checked})=>{
if(box.value!==value)box.value=value;
if(box.checked!==checked)box.checked=checked;
};
const replay=(box,was)=>{
if(box.getAttribute('aria-pressed')!==was.pressed)return;
setValues(box,was);
box._valueTracker?.setValue('\\0');
for(const type of was.types)box.dispatchEvent(new Event(type,{bubbles:true}));
};
for(const type of ['click','input','change','focusout'])addEventListener(type,note,true);
window.takeUpChoices=(within)=>{
const waits=([box])=>box.matches('[data-waits]');
for(const [box,was] of [...chosen].sort((a,b)=>waits(b)-waits(a))){
if(was.within!==within)continue;
const there=box.isConnected?box:within.querySelectorAll(CONTROLS)[was.place];
const now=there===box||within!==document||there&&kindOf(there)===was.kind?there:null;
if(now)setValues(now,was);
setTimeout(()=>{
const last=chosen.get(box);
if(now&&last)replay(now,last);
chosen.delete(box);
});
}
setTimeout(()=>{alive.add(within)});
};
window.dropChoice=(box)=>{chosen.delete(box)};
})()`;
