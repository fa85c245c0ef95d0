/** Size of the popup window of a social network (D16, S9). */
const WIDTH = 550;
const HEIGHT = 400;

/**
 * Opens a share link in a popup window in the middle of this one; false where the browser refuses, so that the link
 * works normally.
 */
export function openPopup(href: string): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const opened = window.open(href, '_blank', features);
  if (opened) opened.opener = null;
  return opened !== null;
}
