import path from 'node:path';
import {
  contractVersion,
  type DataNeed,
  duplicateMounts,
  type Localised,
  linkPatterns,
  type MountDescriptor,
  navigationIcons,
  navigationPlaces,
  type Page,
  type RemoteDescriptor,
  type RemoteManifest,
  type ResolvedNeed,
  type ShellDescriptor,
  type ShellManifest,
  serverFile,
  slotIds,
} from '@learn/contracts';
import { allSessionActions, type Language, languages } from '@learn/domain';
import { builtFiles, versionOf } from './builtFiles.ts';
import type { BuiltModules } from './builtModules.ts';
import { bundlesOf } from './bundles.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { importedModule } from './importedModule.ts';
import { operationsOf } from './operations.ts';
import { readTexts } from './readTexts.ts';
import { recordOf } from './recordOf.ts';
import { lateSharedKeys, sharedRanges } from './shared.ts';
import { usesOf } from './usesOf.ts';

interface FinishedBuild {
  readonly folder: string;
  readonly outputFolder: string;
  readonly entry: string;
  readonly revision: string;
  readonly chunks: ChunkFiles;
  readonly modules: BuiltModules;
}

/**
 * Evaluates the static part of a remote's manifest against its finished build.
 * @throws Error when a label has no text in one of the languages, a named module or operation does not exist,
 *   two pages have the same address, the navigation leads to no page, or the manifest has another name than its folder, under which the build makes it known
 */
export async function describeRemote(
  manifest: RemoteManifest,
  build: FinishedBuild,
): Promise<RemoteDescriptor> {
  const { folder, outputFolder, chunks } = build;
  if (manifest.name !== path.basename(folder))
    throw new Error(`${manifest.name} is in the folder ${path.basename(folder)}; both must be the same`);
  const [duplicate] = duplicateMounts([{ name: manifest.name, mounts: manifest.pages }]);
  if (duplicate) throw new Error(`${manifest.name} declares ${duplicate.path} twice`);
  const known = [...Object.values(linkPatterns), ...manifest.pages.map(({ path }) => path)];
  const lost = manifest.navigation.find((entry) => !known.includes(entry.path));
  if (lost)
    throw new Error(`The navigation of ${manifest.name} leads to ${lost.path}, which no page answers`);
  const texts = await recordOf(languages, (language) => readTexts(folder, language));
  const operations = await operationsOf(folder);
  const resolveNeed = ({ operations: named, rest, query }: DataNeed = {}): ResolvedNeed => ({
    operations: named?.map(({ name, variables }) => {
      const hash = operations[name]?.hash;
      if (!hash) throw new Error(`${manifest.name} names the operation ${name}, which no file contains`);
      return { hash, variables };
    }),
    rest,
    query,
  });
  const description = {
    name: manifest.name,
    title: localised(texts, manifest.titleKey),
    revision: build.revision,
    contractVersion: manifest.contractVersion,
    entry: build.entry,
    mounts: await Promise.all(
      manifest.pages.map(async (page) => ({
        ...(await describePage(page, build)),
        ...resolveNeed(page.data),
        sharedModules: lateModulesOf(page, chunks),
      })),
    ),
    navigation: manifest.navigation.map(({ labelKey, ukLabelKey, ...entry }) => ({
      label: localised(texts, labelKey),
      ...(ukLabelKey === undefined ? {} : { ukLabel: localised(texts, ukLabelKey) }),
      ...entry,
    })),
    widgets: manifest.widgets.map(({ slot, id, action, skeletonHeight, data }) => ({
      slot,
      id,
      action,
      skeletonHeight,
      ...resolveNeed(data),
    })),
    slotBundles: await recordOf([...new Set(manifest.widgets.map(({ slot }) => slot))], (id) => {
      const ofSlot = manifest.widgets.filter(({ slot }) => slot === id);
      return bundlesOf(outputFolder, chunks, {
        modules: ofSlot.map(({ load }) => importedModule(load)),
        texts: ofSlot.flatMap(({ texts = [] }) => texts),
      });
    }),
    operations: Object.values(operations),
    ...(await usesOf(folder, build.modules.sources)),
    shared: sharedRanges(folder),
  };
  return withVersion(description, outputFolder);
}

/** The same for the shell. */
export async function describeShell(
  manifest: ShellManifest,
  build: FinishedBuild & { readonly serviceWorker?: string | undefined },
): Promise<ShellDescriptor> {
  const { folder, outputFolder, chunks } = build;
  const description = {
    name: 'shell' as const,
    revision: build.revision,
    contractVersion,
    entry: build.entry,
    visitorBundles: await bundlesOf(outputFolder, chunks, { modules: [] }),
    signedInBundles: await bundlesOf(outputFolder, chunks, { modules: manifest.signedInModules }),
    signedInRest: manifest.signedInRest,
    serviceWorker: build.serviceWorker,
    mounts: await Promise.all(
      manifest.pages.map((page) => describePage(page, build, page.public ? [] : manifest.signedInModules)),
    ),
    offers: {
      exports: build.modules.sharedExports,
      links: Object.keys(linkPatterns),
      slots: slotIds,
      icons: navigationIcons,
      actions: allSessionActions,
      places: navigationPlaces,
    },
    shared: sharedRanges(folder),
    sharedFiles: [...new Set(lateSharedKeys.flatMap((key) => chunks.ofImport(key)))],
  };
  return withVersion(description, outputFolder);
}

async function withVersion<Description extends object>(description: Description, outputFolder: string) {
  const built = await builtFiles(outputFolder);
  return {
    ...description,
    version: versionOf({ ...description, revision: '' }, built),
    files: built.filter(({ path: file }) => file !== serverFile),
    server: built.find(({ path: file }) => file === serverFile),
  };
}

async function describePage(
  { path: pattern, public: open = false, load, texts, modules = [], data, ...page }: Page,
  { outputFolder, chunks }: FinishedBuild,
  always: readonly string[] = [],
): Promise<MountDescriptor> {
  const bundles = await bundlesOf(outputFolder, chunks, {
    modules: [...always, importedModule(load), ...modules],
    texts,
  });
  const { chrome, action, preview, offline, outside, render, setting, admin, slots } = page;
  return {
    path: pattern,
    public: open,
    chrome,
    action,
    preview,
    offline,
    outside,
    render,
    setting,
    admin,
    bundles,
    slots,
    rest: data?.rest,
  };
}

/** In one order, as the version follows from the description. @returns undefined for a page that needs none */
function lateModulesOf({ load }: Page, chunks: ChunkFiles): readonly string[] | undefined {
  const needed = chunks.sharedOfImport(importedModule(load));
  const late = lateSharedKeys.filter((key) => needed.includes(key));
  return late.length > 0 ? late : undefined;
}

type TextsByLanguage = Readonly<Record<Language, Readonly<Record<string, string>>>>;

function localised(texts: TextsByLanguage, key: string): Localised {
  const entries = languages.map((language) => {
    const text = texts[language][key];
    if (text === undefined) throw new Error(`No text for ${key} in ${language}.json`);
    return [language, text];
  });
  return Object.fromEntries(entries) as Localised;
}
