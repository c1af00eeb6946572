import { atom } from 'nanostores';

/** Whether the page is React's: its first view was drawn here, or taken over from the server. */
export const $pageTaken = atom(false);
