/** The course of which Thomas is a trainer; the list of its last day is still to be recorded. */
export const apprentices = {
  slug: 'ueberbetriebliche-kurse',
  cockpit: '/course/ueberbetriebliche-kurse/cockpit',
} as const;
