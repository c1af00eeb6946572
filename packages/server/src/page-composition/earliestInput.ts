import { createHash } from 'node:crypto';

/**
 * Keeps what is pressed and sent on a page with its first view until the shell's code is there (`keepEarlyInput` of the
 * shell, which knows it as `window.earlyInput`). A form without an address would else be sent to the page's own.
 */
export const earliestInputScript = `(()=>{
const events=[],types=['click','submit'];
const keep=(event)=>{events.push(event);if(event.type==='submit'&&!event.target.hasAttribute('action'))event.preventDefault()};
for(const type of types)document.addEventListener(type,keep,true);
window.earlyInput={events,stop(){for(const type of types)document.removeEventListener(type,keep,true)}};
})()`;

/** How the content security policy names the script, the only one inside of a page. */
export const earliestInputSource = `'sha256-${createHash('sha256').update(earliestInputScript).digest('base64')}'`;
