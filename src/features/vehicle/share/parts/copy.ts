/** Puts text on the clipboard; false where the browser would not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The link was not copied', error);
    return false;
  }
}
