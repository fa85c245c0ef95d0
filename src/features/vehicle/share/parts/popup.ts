/** Size of the window in which a network asks what to say (D16, S9). */
const WIDTH = 550;
const HEIGHT = 400;

/**
 * Opens a share link in a small window in the middle of this one; false where the browser would not, so that the link
 * may do it.
 */
export function openPopup(href: string): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const opened = window.open(href, '_blank', features);
  if (opened) opened.opener = null;
  return opened !== null;
}
