import { createTemplate } from './template.ts';

/** Creates the world that every test copies. @returns what removes it after the last test */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const template = await createTemplate();
  process.env.PLATFORM_TEMPLATE = template.folder;
  return async () => template[Symbol.asyncDispose]();
}
