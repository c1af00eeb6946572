import type { Language } from '@learn/domain';
import { ground } from './frameStyle.ts';

/** Pictures of the installed platform in `assets/icons`: the emblem, drawn from `emblem.ts`. */
export const appIcons = [
  { file: 'emblem-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'emblem-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'emblem-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

const descriptions: Readonly<Record<Language, string>> = {
  de: 'Deine Lernplattform: Lernpfad, Aufträge, Kompetenzen und Termine.',
  fr: 'Ta plateforme de formation\u202f: parcours, travaux, compétences et rendez-vous.',
  it: 'La tua piattaforma di formazione: percorso, lavori, competenze e appuntamenti.',
};

/** What a browser needs to install the platform like an application, in one language. */
export function webManifest(brand: string, language: Language): Readonly<Record<string, unknown>> {
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: descriptions[language],
    lang: `${language}-CH`,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground.light,
    theme_color: ground.light,
    icons: appIcons.map(({ file, sizes, purpose }) => ({
      src: `/icons/${file}`,
      sizes,
      purpose,
      type: 'image/png',
    })),
  };
}
