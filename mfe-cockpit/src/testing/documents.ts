import type { CircleDocument } from '@learn/contracts';
import { typed } from '@learn/testing';
import type { CockpitDocumentsQuery } from '../__generated__/graphql.ts';
import { circleReference } from './circle.ts';
import { courseSessionId } from './session.ts';

/** A document of «Fahrzeug», by name. */
export function circleDocument(name: string, change: Partial<CircleDocument> = {}): CircleDocument {
  return {
    id: name,
    name,
    file_name: `${name}.pdf`,
    file_type: 'application/pdf',
    size: 86 * 1024,
    url: `/api/core/file/${name}/?signature=first`,
    circle: { id: 'fahrzeug', slug: 'fahrzeug', title: 'Fahrzeug' },
    learning_sequence: { id: 'starten', slug: 'starten', title: 'Starten' },
    created_at: '2026-03-16T07:30:00.000Z',
    owner: 'Thomas Meier',
    can_delete: true,
    ...change,
  };
}

/** The circles «Fahrzeug», of two sequences, and «Haushalt», of one. */
export function documentCircles(may_write_documents = true): CockpitDocumentsQuery {
  const circle = (slug: string, title: string, sequences: readonly string[]) =>
    typed('CockpitCircle', {
      may_write_documents,
      circle: circleReference(slug, title),
      learning_sequences: sequences.map((one) => typed('CircleReference', { id: one, title: one })),
    });
  return {
    cockpit: typed('Cockpit', {
      id: courseSessionId,
      circles: [
        circle('fahrzeug', 'Fahrzeug', ['Starten', 'Anwenden']),
        circle('haushalt', 'Haushalt', ['Einstieg']),
      ],
    }),
  };
}
