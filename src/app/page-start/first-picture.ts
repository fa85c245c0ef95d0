import { waitForPicture } from './first-frame.ts';

/** Of the page that is loading: its one second begins with its first script. */
export const { fetched, painted } = waitForPicture();
