import type { FullConfig } from '@playwright/test';
import { createTemplate, type TemplateOptions } from './template.ts';

/** Creates the world that every test copies. @returns what removes it after the last test */
export default async function globalSetup({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const template = await createTemplate(metadata as TemplateOptions);
  process.env.PLATFORM_TEMPLATE = JSON.stringify(template);
  return async () => template[Symbol.asyncDispose]();
}
