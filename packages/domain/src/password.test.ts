import { describe, expect, it } from 'vitest';
import { isGuessablePassword } from './password.ts';

const owner = { email: 'lena.keller@firma.example', firstName: 'Léna', lastName: 'Keller' };

describe('isGuessablePassword', () => {
  it.each([
    'passwort1234',
    'Passwort-2026!!',
    'Motdepasse123',
    '123456789012',
    'qwertzuiop12',
    'aaaaaaaaaaaa',
    'abababababab',
    'lena.keller@firma.example',
    'LenaKeller2026',
    'kellerlena12',
    'Léna-Keller-1',
    'Willkommen2025',
    '!!!!????....',
  ])('is true for %s', (password) => expect(isGuessablePassword(password, owner)).toBe(true));

  it.each([
    'blaue Elefanten',
    'lena mag Rhabarber',
    'kX7!pQ2vZ9#a',
    'correct horse battery',
    'напишите письмо',
    'Passwort für Tannenzapfen',
  ])('is false for %s', (password) => expect(isGuessablePassword(password, owner)).toBe(false));

  it('takes no short name for a reason', () => {
    const short = { email: 'li@x.example', firstName: 'Li', lastName: 'Wu' };
    expect(isGuessablePassword('wuli9 Steinbruch', short)).toBe(false);
  });
});
