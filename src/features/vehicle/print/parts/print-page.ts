import { sendPrint } from './send-print.ts';

/** Lets a button print its page; its `data-car` is the vehicle's ID. */
export function printPage(button: HTMLElement): () => void {
  const print = () => {
    sendPrint(Number(button.dataset.car));
    window.print();
  };
  button.addEventListener('click', print);
  return () => button.removeEventListener('click', print);
}
