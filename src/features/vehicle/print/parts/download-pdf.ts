import { sendPrint } from './send-print.ts';

const PREPARING = 'Preparing...';
const NOT_MADE = 'We couldn’t make the PDF. Please try again in a moment.';
const NO_ANSWER = 'We couldn’t download the PDF. Check your connection and try again.';

/**
 * Lets a link to a PDF download it in place (S4, S8): its label reads "Preparing..." meanwhile, and errors are shown in
 * an alert. Without JavaScript it is a plain download. The link's `data-car` is the vehicle's ID.
 */
export function downloadPdf(link: HTMLElement): () => void {
  const label = link.querySelector('[aria-live]') ?? link;
  const text = label.textContent;
  let isPreparing = false;
  const prepare = (change: boolean) => {
    isPreparing = change;
    label.textContent = change ? PREPARING : text;
  };
  const download = (event: MouseEvent) => {
    // With a modifier key, the browser does what the visitor wants of it.
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPreparing) return;
    prepare(true);
    sendPrint(Number(link.dataset.car));
    fetchFile(link.href)
      .then((file) => saveFile(file, link.download))
      .catch((error: Error) => alert(error.message))
      .finally(() => prepare(false));
  };
  link.addEventListener('click', download);
  return () => link.removeEventListener('click', download);
}

/** Rejects with a text for the visitor: the server's own where it sent one. */
async function fetchFile(href: string): Promise<Blob> {
  const response = await fetch(href).catch(() => Promise.reject(new Error(NO_ANSWER)));
  if (response.status === 500) throw new Error(NOT_MADE);
  if (!response.ok) throw new Error((await response.text().catch(() => '')).trim() || NO_ANSWER);
  return response.blob().catch(() => Promise.reject(new Error(NO_ANSWER)));
}

function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Most browsers have the file once the click is over; some take it only after that.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
