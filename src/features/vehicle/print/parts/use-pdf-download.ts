import { type MouseEvent, useState } from 'react';
import type { PdfLink } from '../model.ts';
import { sendPrint } from './send-print.ts';

const PREPARING = 'Preparing...';
const NOT_MADE = 'The PDF could not be made. Please try again in a moment.';
const NO_ANSWER = 'The PDF could not be downloaded. Please check your connection and try again.';

/**
 * A link to a PDF that downloads it in place (S4, S8): its label reads "Preparing..." meanwhile, and errors are shown
 * in an alert. Without JavaScript it is a plain download.
 */
export function usePdfDownload(pdf: PdfLink): { label: string; download: (event: MouseEvent) => void } {
  const [preparing, setPreparing] = useState(false);
  const download = (event: MouseEvent) => {
    // With a modifier key, the browser does what the visitor wants of it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (preparing) return;
    setPreparing(true);
    sendPrint(pdf.carId);
    fetchFile(pdf.href)
      .then((file) => saveFile(file, pdf.fileName))
      .catch((error: Error) => alert(error.message))
      .finally(() => setPreparing(false));
  };
  return { label: preparing ? PREPARING : pdf.label, download };
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
