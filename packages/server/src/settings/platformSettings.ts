import type { PlatformSettings } from '@learn/contracts';
import type { Config } from '../config.ts';

/** What is switched on or off for the whole platform (specification §3, settings). */
export function platformSettings(config: Pick<Config, 'SHOW_VV_COMPETENCE_EXAMS'>): PlatformSettings {
  return { show_vv_competence_exams: config.SHOW_VV_COMPETENCE_EXAMS };
}
