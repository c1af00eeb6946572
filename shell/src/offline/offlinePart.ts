/** All of this folder that is fetched later, in one file. */
export { Outbox } from './Outbox.tsx';
export { workOffline } from './workOffline.ts';
