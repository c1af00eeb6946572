import type { Localised } from '@learn/contracts';
import { demoId } from './demoId.ts';
import type { NewAdminWidget, NewAdminWidgetLink } from './rows.ts';

interface Widget {
  readonly type: string;
  readonly title: Localised;
  readonly links: readonly { readonly type: string; readonly title: Localised; readonly url: string }[];
}

const widgets: readonly Widget[] = [
  {
    type: 'users',
    title: { de: 'Personen', fr: 'Personnes', it: 'Persone' },
    links: [
      {
        type: 'internal',
        title: { de: 'Alle Personen', fr: 'Toutes les personnes', it: 'Tutte le persone' },
        url: '/dashboard/persons',
      },
    ],
  },
  {
    type: 'exports',
    title: { de: 'Exporte', fr: 'Exportations', it: 'Esportazioni' },
    links: [
      {
        type: 'download',
        title: { de: 'Personen (Excel)', fr: 'Personnes (Excel)', it: 'Persone (Excel)' },
        url: '/api/dashboard/export/persons/',
      },
      {
        type: 'download',
        title: { de: 'Anwesenheit (Excel)', fr: 'Présences (Excel)', it: 'Presenze (Excel)' },
        url: '/api/dashboard/export/attendance/',
      },
      {
        type: 'download',
        title: { de: 'Feedback (Excel)', fr: 'Feedback (Excel)', it: 'Feedback (Excel)' },
        url: '/api/dashboard/export/feedback/',
      },
    ],
  },
  {
    type: 'documentation',
    title: { de: 'Dokumentation', fr: 'Documentation', it: 'Documentazione' },
    links: [
      {
        type: 'external',
        title: { de: 'Schnittstellen', fr: 'Interfaces', it: 'Interfacce' },
        url: '/api/openapi.json',
      },
      {
        type: 'internal',
        title: {
          de: 'Bausteine der Oberfläche',
          fr: 'Composants de l’interface',
          it: 'Componenti dell’interfaccia',
        },
        url: '/styleguide',
      },
    ],
  },
];

/** The widgets of the association's admin area, with their links. */
export function adminRows(): { widgets: NewAdminWidget[]; links: NewAdminWidgetLink[] } {
  return {
    widgets: widgets.map(({ type, title }, position) => ({
      id: demoId(`admin widget/${type}`),
      widgetType: type,
      titles: title,
      position,
    })),
    links: widgets.flatMap((widget) =>
      widget.links.map(({ type, title, url }, position) => ({
        id: demoId(`admin widget link/${widget.type}/${position}`),
        widgetId: demoId(`admin widget/${widget.type}`),
        linkType: type,
        titles: title,
        url,
        position,
      })),
    ),
  };
}
