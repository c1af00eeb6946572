import type { AdminWidgetsQuery } from '../__generated__/graphql.ts';

const exportOf = (kind: string) => `/api/dashboard/export/${kind}/`;

/** The association has lists to open, files to download and a page elsewhere. */
export const associationWidgets: AdminWidgetsQuery['admin_widgets'] = [
  {
    id: 'users',
    widget_type: 'users',
    title: 'Personen',
    links: [
      { link_type: 'internal', title: 'Alle Personen', url: '/dashboard/persons' },
      { link_type: 'download', title: 'Personen (Excel)', url: exportOf('persons') },
    ],
  },
  {
    id: 'documentation',
    widget_type: 'documentation',
    title: 'Dokumentation',
    links: [{ link_type: 'external', title: 'Schnittstellen', url: 'https://example.org/api' }],
  },
];
