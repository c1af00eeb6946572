import { isLanguage, type Language } from '@learn/domain';

/**
 * The language of what a command says: `--language fr`, else the first that the environment names and the platform speaks
 * (`LC_ALL`, `LC_MESSAGES`, `LANG`, as `fr_CH.UTF-8`), else German.
 */
export function commandLanguage(parameters: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = parameters.findIndex((one) => one === '--language' || one.startsWith('--language='));
  const asked = parameters[at]?.split('=')[1] ?? (at === -1 ? undefined : parameters[at + 1]);
  const named = [asked, env.LC_ALL, env.LC_MESSAGES, env.LANG].map((name) => name?.slice(0, 2) ?? '');
  return named.find(isLanguage) ?? 'de';
}
