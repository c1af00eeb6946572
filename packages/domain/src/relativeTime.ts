import type { Language } from './language.ts';
import { type DateValue, daysBetween, daysUntil, toInstant, zurichDay } from './zurich.ts';

const aMonday = '2000-01-03';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

interface Words {
  readonly now: string;
  readonly past: (amount: string) => string;
  readonly future: string;
  /** of one, and of several */
  readonly units: Readonly<Record<Unit, readonly [one: string, several: string]>>;
  /** what has a name of its own, by its unit and signed count, as `day-1` */
  readonly names: Readonly<Record<string, string>>;
}

const wordsOf: Readonly<Record<Language, Words>> = {
  de: {
    now: 'jetzt',
    past: (amount) => `vor ${amount}`,
    future: 'in',
    units: {
      minute: ['Minute', 'Minuten'],
      hour: ['Stunde', 'Stunden'],
      day: ['Tag', 'Tagen'],
      week: ['Woche', 'Wochen'],
      month: ['Monat', 'Monaten'],
      year: ['Jahr', 'Jahren'],
    },
    names: {
      'day-2': 'vorgestern',
      'day-1': 'gestern',
      day0: 'heute',
      day1: 'morgen',
      day2: 'übermorgen',
      'week-1': 'letzte Woche',
      week1: 'nächste Woche',
      'month-1': 'letzten Monat',
      month1: 'nächsten Monat',
      'year-1': 'letztes Jahr',
      year1: 'nächstes Jahr',
    },
  },
  fr: {
    now: 'maintenant',
    past: (amount) => `il y a ${amount}`,
    future: 'dans',
    units: {
      minute: ['minute', 'minutes'],
      hour: ['heure', 'heures'],
      day: ['jour', 'jours'],
      week: ['semaine', 'semaines'],
      month: ['mois', 'mois'],
      year: ['an', 'ans'],
    },
    names: {
      'day-2': 'avant-hier',
      'day-1': 'hier',
      day0: 'aujourd’hui',
      day1: 'demain',
      day2: 'après-demain',
      'week-1': 'la semaine dernière',
      week1: 'la semaine prochaine',
      'month-1': 'le mois dernier',
      month1: 'le mois prochain',
      'year-1': 'l’année dernière',
      year1: 'l’année prochaine',
    },
  },
  it: {
    now: 'ora',
    past: (amount) => `${amount} fa`,
    future: 'tra',
    units: {
      minute: ['minuto', 'minuti'],
      hour: ['ora', 'ore'],
      day: ['giorno', 'giorni'],
      week: ['settimana', 'settimane'],
      month: ['mese', 'mesi'],
      year: ['anno', 'anni'],
    },
    names: {
      'day-2': 'l’altro ieri',
      'day-1': 'ieri',
      day0: 'oggi',
      day1: 'domani',
      day2: 'dopodomani',
      'week-1': 'settimana scorsa',
      week1: 'settimana prossima',
      'month-1': 'mese scorso',
      month1: 'mese prossimo',
      'year-1': 'anno scorso',
      year1: 'anno prossimo',
    },
  },
};

/** A calendar day by how far away it is: «gestern», «heute», «in 3 Tagen». @param days whole, negative in the past */
export function formatDaysAway(days: number, language: Language): string {
  return formatAway(days, 'day', language);
}

/** @param count whole, negative in the past @param isNamed whether it may be called by its name, as «letzte Woche» */
function formatAway(count: number, unit: Unit, language: Language, isNamed = true): string {
  const { names, units, past, future } = wordsOf[language];
  const name = isNamed ? names[`${unit}${count}`] : undefined;
  if (name !== undefined) return name;
  const much = Math.abs(count);
  const amount = `${much} ${units[unit][much === 1 ? 0 : 1]}`;
  return count < 0 ? past(amount) : `${future} ${amount}`;
}

/**
 * How long ago something was, or how far ahead it is: «vor 5 Minuten», «gestern», «in 3 Wochen». From a day on,
 * calendar days in Zurich count, so that what was yesterday is never «vor 23 Stunden»; «letzte Woche» is the one before this one in the
 * calendar, and months and years likewise.
 */
export function formatRelative(date: DateValue, now: Date, language: Language): string {
  const seconds = (toInstant(date).getTime() - now.getTime()) / 1000;
  const days = daysUntil(date, now);
  const far = Math.abs(days);
  if (Math.abs(seconds) < 60) return wordsOf[language].now;
  if (Math.abs(seconds) < 3600) return formatAway(Math.trunc(seconds / 60), 'minute', language);
  if (days === 0) return formatAway(Math.trunc(seconds / 3600), 'hour', language);
  if (far < 7) return formatAway(days, 'day', language);
  const there = placeOf(zurichDay(date));
  const here = placeOf(zurichDay(now));
  const isNext = (unit: keyof typeof here) => Math.abs(there[unit] - here[unit]) === 1;
  // the week after the next one is two weeks away, even if it begins in nine days
  if (far < 14 && !isNext('week')) return formatAway(2 * Math.sign(days), 'week', language);
  if (far < 30) return formatAway(Math.trunc(days / 7), 'week', language);
  if (far < 365) return formatAway(Math.trunc(days / 30), 'month', language, isNext('month'));
  return formatAway(Math.trunc(days / 365), 'year', language, isNext('year'));
}

/** Which week, month and year of the calendar a day is in, counted from any. @param day YYYY-MM-DD */
function placeOf(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const week = Math.floor(daysBetween(aMonday, day) / 7);
  return { week, month: 12 * year + month, year };
}
