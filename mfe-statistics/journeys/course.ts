/** Slug of the course «Überbetriebliche Kurse» in the demo world. */
export const uk = 'ueberbetriebliche-kurse';
