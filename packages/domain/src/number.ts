import type { Language } from './language.ts';

// Written here, as browsers and servers write them differently by their versions, and take long to make a formatter at the start of a page.

/** Thousands apart by an apostrophe, as in de-CH. @param digits before the decimal point, perhaps with a sign */
function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, '’');
}

/** @param value rounded half away from zero @param most decimals, of which trailing zeros are left out */
function decimal(value: number, most: number): string {
  const shift = 10 ** most;
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * shift)) / shift;
  const [whole = '', ...decimals] = String(rounded).split('.');
  return [grouped(whole), ...decimals].join('.');
}

/** A number written as in de-CH without decimals, thousands apart by an apostrophe, in every language (specification §9). */
export function formatNumber(value: number): string {
  return decimal(value, 0);
}

/**
 * A number with a comma in French and a point in the other languages, thousands apart by an apostrophe: «2.4», «2,4».
 * @param most decimals
 */
export function formatDecimal(value: number, language: Language, most: number): string {
  const text = decimal(value, most);
  return language === 'fr' ? text.replace('.', ',') : text;
}

/** A share in percent, without its sign: «2.4», «2,4» in French; the sign stands in the text around it. @param share 0 … 1 */
export function formatShare(share: number, language: Language): string {
  return formatDecimal(share * 100, language, 1);
}

/** Francs with two decimals, «1’450.00», in every language. @param rappen hundredths of a franc, whole */
export function formatFrancs(rappen: number): string {
  const [whole = '', decimals = ''] = (rappen / 100).toFixed(2).split('.');
  return `${grouped(whole)}.${decimals}`;
}

/** An amount of money, «CHF 1’450.00», in every language. @param rappen hundredths of a franc, whole */
export function formatPrice(rappen: number): string {
  return `CHF\u00a0${formatFrancs(rappen)}`;
}

/** Francs as everywhere (specification §9): «CHF 33’580», without decimals. @param francs may have Rappen, which are rounded */
export function formatChf(francs: number): string {
  return `CHF\u00a0${formatNumber(francs)}`;
}
