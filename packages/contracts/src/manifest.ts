import type { SessionAction } from '@learn/domain';
import type { PlatformSettings } from './rest.ts';
import type { SlotId, Slots, WidgetChoice } from './slots.ts';

/** Raised when a change of the promises in this package would break remotes that were built before it. */
export const contractVersion = 2;

/**
 * Data that a page needs first, so that the server can put it into the HTML. Values of `variables` and parts of
 * `rest` that begin with a colon are filled with the address' parameters, slot properties or the visitor's
 * `:userId`, `:courseSessionId` and `:courseId`. What lacks a value is left out.
 */
export interface DataNeed {
  readonly operations?: readonly {
    readonly name: string;
    readonly variables: Readonly<Record<string, string>>;
  }[];
  /**
   * addresses of the REST calls, e.g. `/api/course/completion/:courseSessionId/:userId/`; of a list with its number by `listKey`. Their own
   * query has places, too (`?region=:region`), in the order in which the page writes it.
   */
  readonly rest?: readonly string[];
  /**
   * parameters of the address' query that are meant by `:name`, too: filters, or a person beside the visitor. Where the address lacks
   * one, a variable or a part of a query is left out alone, an address of `rest` with it in its path altogether.
   */
  readonly query?: readonly string[];
}

/** What is switched on or off for the whole platform (specification §3, settings). */
export type PlatformSetting = keyof PlatformSettings;

/** The JSON of texts, nested as far as it helps. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}

/**
 * Imports a file of texts by its name: `de` for what every page needs, `exam.de` for the part `exam`. Shell and remotes
 * write it as ``(file) => import(`./locales/${file}.json`)``, from which the bundler knows all files of the folder.
 */
export type TextFiles = (file: string) => Promise<{ readonly default: LocaleTexts }>;

/** An address of a remote or of the shell, and all that belongs to it; mount, route and bundle follow from it. */
export interface Page {
  /** address pattern, see `linkPatterns`; it names no address below it unless it ends with `*` */
  readonly path: string;
  /**
   * The page's component. The build reads the imported module out of this function, so it is written in the same file as the manifest:
   * `() => import('./exam/ExamPage.tsx').then((module) => module.ExamPage)`
   */
  readonly load: () => Promise<() => unknown>;
  /** parts of the texts that come with the page beside the remote's own: `exam` for src/locales/exam.<language>.json */
  readonly texts?: readonly string[];
  /** modules that its first screen imports lazily, as paths in src: `./documents/DocumentsSection.tsx`; or shared modules */
  readonly modules?: readonly string[];
  readonly data?: DataNeed;
  /** slots that its first screen shows: the widgets of other remotes are then fetched beside the page, not after it */
  readonly slots?: readonly SlotId[];
  /** open to visitors who are not logged in; default false */
  readonly public?: boolean;
  /** false: a page without header, menus and footer, which says itself how it is left */
  readonly chrome?: false;
  /** participants learn here: the session action `preview` opens it, and the shell says that it is a preview */
  readonly preview?: true;
  /** it is copied to the device when a person stays on it, to be read without network; see `useOfflineCopy` */
  readonly offline?: true;
  /** session action without which the page does not exist for a person (domain decisions §3), see also `preview` */
  readonly action?: SessionAction;
  /**
   * a page of a course also for people who are in no session of it, as apprenticeship trainers and administrators are: what they
   * may see is for the server to say. It reads its session by `useCourseSession({ fromOutside: true })`.
   */
  readonly outside?: true;
  /** setting of the platform without which the page exists for nobody: no link and no entry of a navigation leads to it */
  readonly setting?: PlatformSetting;
  /** of the admin area: for people without admin access it does not exist, nor does a link to it (specification §2, /vbv-admin) */
  readonly admin?: true;
  /** drawn by the browser alone; the first view of all other pages comes with the HTML */
  readonly render?: 'browser';
}

/** Declares a page; checked by the compiler where it is written, and by the build against its files. */
export function page(declaration: Page): Page {
  return declaration;
}

/** `main`: the pages of a course; `tools`: what one looks up on the way, at the right end of the bar. */
export const navigationPlaces = ['main', 'tools'] as const;

export type NavigationPlace = (typeof navigationPlaces)[number];

/** Signs that the menu on a phone may show beside an entry; names of icons in the design system. */
export const navigationIcons = ['cockpit', 'module', 'award', 'people', 'book'] as const;

export type NavigationIcon = (typeof navigationIcons)[number];

export interface NavigationEntry<LabelKey extends string = string> {
  readonly labelKey: LabelKey;
  /** label in courses of the uk family where it differs: the learning mentor is «Praxisbildner» there (specification §2) */
  readonly ukLabelKey?: LabelKey;
  /** address pattern of one of the remote's pages, or one of `linkPatterns` */
  readonly path: string;
  /** session action without which the entry is not drawn */
  readonly action: SessionAction;
  /** default `main` */
  readonly place?: NavigationPlace;
  readonly icon?: NavigationIcon;
  /**
   * position from left to right within its place; entries of all remotes are sorted by it. The shell's own «Vorschau
   * Teilnehmer» has 8: a cockpit stands before it, all else after it.
   */
  readonly order: number;
}

export type Widget<Slot extends SlotId = SlotId> = WidgetChoice<Slot> & {
  readonly slot: Slot;
  /** parts of the texts that come with it beside the remote's own, as those of a page */
  readonly texts?: readonly string[];
  readonly data?: DataNeed;
  /** height of the skeleton in px, so that nothing jumps when the widget arrives */
  readonly skeletonHeight: number;
  /** a React component that takes the slot's properties; written as a page's `load` */
  readonly load: () => Promise<(properties: Slots[Slot]) => unknown>;
};

type AnyWidget = { [Slot in SlotId]: Widget<Slot> }[SlotId];

/** Dotted keys of nested texts: `'navigation.learningPath'`; any string while the texts are not known. */
export type TextKey<Texts> = string extends keyof Texts
  ? string
  : {
      [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${TextKey<Texts[Key]>}`;
    }[keyof Texts & string];

export interface RemoteManifest<LabelKey extends string = string> {
  /** name of the folder; also the i18n namespace of the remote's texts */
  readonly name: string;
  /** key of the remote's name in its texts, shown where the remote failed to load */
  readonly titleKey: LabelKey;
  readonly contractVersion: number;
  readonly pages: readonly Page[];
  readonly navigation: readonly NavigationEntry<LabelKey>[];
  readonly widgets: readonly AnyWidget[];
  readonly locales: TextFiles;
}

/**
 * The only thing a remote exposes, checked by the compiler: slots and their properties, label keys, actions, links.
 * @typeParam Texts type of the German texts, `typeof import('./locales/de.json')`
 */
export function defineRemote<Texts>(manifest: RemoteManifest<TextKey<Texts>>): RemoteManifest {
  return manifest;
}

/** The shell's own pages, declared like a remote's. */
export interface ShellManifest {
  readonly pages: readonly Page[];
  /** module paths that every page of a person who is logged in needs */
  readonly signedInModules: readonly string[];
  /** addresses of REST calls whose answers every such page needs, e.g. for the header */
  readonly signedInRest?: readonly string[];
}

/** Checked description of the shell, evaluated by its build. */
export function defineShell(manifest: ShellManifest): ShellManifest {
  return manifest;
}
