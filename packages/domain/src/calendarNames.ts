import type { Language } from './language.ts';

type Names = Readonly<Record<Language, readonly string[]>>;

/** From Sunday on. */
export const weekdayNames: Names = {
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  it: 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' '),
};

/** From January on. */
export const monthNames: Names = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
};

const shortFrenchMonths = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');

/** As it stands before a date: «Mo.», «lun.», «lun». @param weekday 0 is Sunday */
export function shortWeekdayName(weekday: number, language: Language): string {
  const short = weekdayNames[language][weekday]?.slice(0, language === 'de' ? 2 : 3) ?? '';
  return language === 'it' ? short : `${short}.`;
}

/** «Mär», «mars», «mar». @param month 1 to 12 */
export function shortMonthName(month: number, language: Language): string {
  const name =
    language === 'fr' ? shortFrenchMonths[month - 1] : monthNames[language][month - 1]?.slice(0, 3);
  return name ?? '';
}
