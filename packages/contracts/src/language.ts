import type { Language } from '@learn/domain';

/** One text in every language of the platform. */
export type Localised = Readonly<Record<Language, string>>;
