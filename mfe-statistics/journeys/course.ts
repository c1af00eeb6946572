/** Slug of the course «Überbetriebliche Kurse» in the demo world. */
export const uk = 'ueberbetriebliche-kurse';

/** Slug of a course with several sessions. */
export const vv = 'versicherungsvermittler-in';
