/** Characters that a new password has at least (domain decisions §16). */
export const passwordMinimum = 12;

/** Characters that it has at most; hashing a longer one would only cost time. */
export const passwordMaximum = 1000;

/** Characters that are left of a password when all that is easy to guess is taken away; fewer make it too easy. */
const unguessableMinimum = 5;

/** Different characters that a password has at least. */
const variety = 5;

// What most passwords of stolen lists consist of, in the product's languages.
const common = [
  'passwort',
  'password',
  'motdepasse',
  'parola',
  'kennwort',
  'geheim',
  'secret',
  'willkommen',
  'welcome',
  'bienvenue',
  'benvenuto',
  'bonjour',
  'hallo',
  'hello',
  'iloveyou',
  'ichliebedich',
  'jetaime',
  'tiamo',
  'schatz',
  'qwertzuiop',
  'qwertyuiop',
  'azertyuiop',
  'qwertz',
  'qwerty',
  'azerty',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijkl',
  'abcdef',
  'abc',
  'admin',
  'login',
  'letmein',
  'schweiz',
  'suisse',
  'svizzera',
  'lernkreis',
  'orbis',
  '0123456789',
  '1234567890',
  '123456789',
  '12345678',
  '1234567',
  '123456',
  '12345',
  '1234',
  '123',
  '987654321',
  '654321',
  '4321',
] as const;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * True for a password that follows from data of the person or from a list of common passwords: beside them it has
 * hardly anything of its own. Its length is another question.
 */
export function isGuessablePassword(password: string, owner: PasswordOwner): boolean {
  const text = plain(password);
  if (new Set(text).size < variety) return true;
  const words = [owner.email, ...owner.email.split(/[@.]/), owner.firstName, owner.lastName]
    .map(plain)
    .filter((word) => word.length >= 3);
  const guesses = [...words, ...common].sort((left, right) => right.length - left.length);
  const left = guesses.reduce((rest, word) => rest.replaceAll(word, ''), text);
  // Years and signs at the end are what people add to such words.
  return left.replace(/(19|20)\d\d/g, '').length < unguessableMinimum;
}

/** Lower case, without accents, spaces and signs. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
