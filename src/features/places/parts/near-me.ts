/**
 * Hundredths of a degree are about a kilometre: near enough to sort by, and no more precise than an address should be.
 */
const DECIMALS = 2;
const OPTIONS = { timeout: 10_000, maximumAge: 600_000 };

/**
 * Lets a button ask the browser for the visitor's position, and go to the address (`data-href`) that sorts by it. Its
 * words say meanwhile that it is looking; a failure (`data-failed`) is told below the search box.
 */
export function findNearMe(button: HTMLElement): () => void {
  const words = button.querySelector('span') ?? button;
  const label = words.textContent;
  const look = (isLooking: boolean) => {
    words.textContent = isLooking ? 'Looking …' : label;
    if (isLooking) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  const fail = () => {
    look(false);
    tellProblem(button.dataset.failed ?? '');
  };
  const ask = () => {
    if (button.ariaDisabled === 'true') return;
    if (!navigator.geolocation) return fail();
    look(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        look(false);
        location.assign(addPlace(button.dataset.href ?? '', coords));
      },
      fail,
      OPTIONS,
    );
  };
  button.addEventListener('click', ask);
  return () => button.removeEventListener('click', ask);
}

function addPlace(href: string, { latitude, longitude }: GeolocationCoordinates): string {
  const mark = href.includes('?') ? '&' : '?';
  return `${href}${mark}near=${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
}

function tellProblem(text: string): void {
  const problem = document.querySelector<HTMLElement>('#loc-problem');
  const words = problem?.querySelector('span');
  const box = document.querySelector<HTMLInputElement>('input[name=q]');
  if (!problem || !words) return;
  words.textContent = text;
  problem.hidden = false;
  box?.setAttribute('aria-invalid', 'true');
  box?.setAttribute('aria-describedby', problem.id);
}
