/**
 * The page's address in a field, selected and ready to be copied by hand: for browsers that do not let a script do it.
 * Once it is closed, the focus returns to what opened it.
 */
export function showCopyField(url: string, opener: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'vabout';
  dialog.setAttribute('aria-labelledby', 'copy-h');
  dialog.innerHTML = FIELD;
  const field = dialog.querySelector('input');
  if (!field) return;
  field.value = url;
  field.addEventListener('focus', () => field.select());
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}

const FIELD = `
<h2 id="copy-h">Copy this link</h2>
<p>Your browser wouldn’t let us copy it.</p>
<input class="copy-field" readonly aria-label="Link to this page">
<form method="dialog"><button type="submit" class="btn btn--line">Close</button></form>`;
