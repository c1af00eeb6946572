import { createHash } from 'node:crypto';
import {
  copyCachePrefix,
  copyHeaders,
  copyMaxDays,
  type OfflineGroup,
  offlineGroups,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import { escapeHtml } from './escape.ts';
import { frameStyle } from './frameStyle.ts';
import { htmlDocument, topBar } from './htmlDocument.ts';

interface Words {
  readonly offline: string;
  /** heading where the device says that it has a network; `{brand}` is the platform's name */
  readonly unreachable: string;
  readonly waiting: string;
  readonly stillWorks: string;
  readonly works: readonly string[];
  /** above the copies of each group */
  readonly copies: Readonly<Record<OfflineGroup, string>>;
  readonly retry: string;
}

const words: Readonly<Record<Language, Words>> = {
  de: {
    offline: 'Du bist offline',
    unreachable: '{brand} ist gerade nicht erreichbar',
    waiting: 'Diese Seite braucht eine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    stillWorks: 'Das geht weiterhin',
    works: [
      'Seiten, die in anderen Tabs offen sind, kannst du weiterlesen.',
      'Was du dort geschrieben hast, bleibt auf diesem Gerät gespeichert.',
    ],
    copies: { circles: 'Diese Circles kannst du lesen', media: 'Aus der Mediathek kannst du lesen' },
    retry: 'Erneut versuchen',
  },
  fr: {
    offline: 'Tu es hors ligne',
    unreachable: '{brand} n’est pas joignable pour l’instant',
    waiting: 'Cette page a besoin d’une connexion. Dès qu’elle est rétablie, la page s’ouvre toute seule.',
    stillWorks: 'Ce qui marche encore',
    works: [
      'Tu peux continuer à lire les pages ouvertes dans d’autres onglets.',
      'Ce que tu y as écrit reste enregistré sur cet appareil.',
    ],
    copies: { circles: 'Ces Circles se lisent aussi hors ligne', media: 'À lire dans la médiathèque' },
    retry: 'Réessayer',
  },
  it: {
    offline: 'Sei offline',
    unreachable: '{brand} al momento non è raggiungibile',
    waiting: 'Questa pagina ha bisogno di una connessione. Appena torna, si prosegue automaticamente.',
    stillWorks: 'Cosa funziona ancora',
    works: [
      'Puoi continuare a leggere le pagine aperte in altre schede.',
      'Quello che hai scritto resta salvato su questo dispositivo.',
    ],
    copies: { circles: 'Puoi leggere questi Circle', media: 'Da leggere nella mediateca' },
    retry: 'Riprova',
  },
};

const sign =
  '<svg class="frame-sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>';

// Polls the server while the page is visible, and reloads as soon as it answers; lists the offline copies, the newest
// first.
const script = `
const heading=document.querySelector('h1');
const name=()=>{if(navigator.onLine)heading.textContent=heading.dataset.unreachable};
const ask=async()=>{try{if((await fetch('/healthz',{cache:'no-store'})).ok)location.reload()}catch{}};
name();
addEventListener('online',ask);
document.addEventListener('visibilitychange',ask);
setInterval(()=>document.visibilityState==='visible'&&ask(),5000);
const list=async()=>{
const found=[];
for(const name of await caches.keys()){
if(!name.startsWith('${copyCachePrefix}'))continue;
const cache=await caches.open(name);
for(const request of await cache.keys()){
const {headers}=await cache.match(request);
const title=headers.get('${copyHeaders.title}');
const at=headers.get('${copyHeaders.at}');
if(!title||Date.now()-Date.parse(at)>${copyMaxDays * 24 * 60 * 60 * 1000})continue;
const link=document.createElement('a');
link.href=request.url;
link.textContent=decodeURIComponent(title);
found.push({at,link,group:headers.get('${copyHeaders.group}')});
}}
found.sort((one,other)=>one.at<other.at?1:-1);
for(const {link,group} of found){
const section=document.getElementById('copies-'+group)??document.querySelector('section');
section.lastElementChild.appendChild(document.createElement('li')).append(link);
section.hidden=false;
}};
list();
`
  .trim()
  .replaceAll('\n', '');

/** A page in the service worker's cache, with its content security policy. */
export interface OfflinePage {
  readonly html: string;
  readonly policy: string;
  /** changes with the page */
  readonly revision: string;
}

/**
 * The page that is shown while the server cannot be reached, the same for all people of a language.
 * It is in the browser for a long time, so its policy allows style and script by their hashes.
 */
export function offlinePage(brand: string, language: Language): OfflinePage {
  const { offline, unreachable, waiting, stillWorks, works, copies, retry } = words[language];
  const html = htmlDocument({
    language,
    brand,
    nonce: undefined,
    head: '',
    body: `${topBar(brand)}<main class="frame-body">${sign}<h1 data-unreachable="${escapeHtml(
      unreachable.replace('{brand}', brand),
    )}">${offline}</h1>
<p role="status">${waiting}</p>
${offlineGroups.map((group) => copySection(group, copies[group])).join('')}
<h2>${stillWorks}</h2>
<ul>${works.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>
<p><a class="frame-retry" href="">${retry}</a></p></main><script>${script}</script>`,
  });
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(frameStyle)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  const revision = createHash('sha256').update(policy).update(html).digest('hex').slice(0, 16);
  return { html, policy, revision };
}

function copySection(name: OfflineGroup, heading: string): string {
  return `<section id="copies-${name}" hidden><h2>${heading}</h2><ul class="frame-list"></ul></section>`;
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
