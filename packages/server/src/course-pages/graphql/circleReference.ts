import { builder } from '../../graphql/builder.ts';
import type { CircleReferenceNode, UnitReferenceNode, UnlockingPageNode } from '../courseTree.ts';

export const CircleReferenceType = builder.objectRef<CircleReferenceNode>('CircleReference').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
  }),
});

export const UnlockingPageType = builder.objectRef<UnlockingPageNode>('UnlockingPage').implement({
  description: 'A circle that unlocks another one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    content_type: t.exposeString('content_type'),
    title: t.exposeString('title'),
  }),
});

export const LearningUnitReferenceType = builder
  .objectRef<UnitReferenceNode>('LearningUnitReference')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
      evaluate_url: t.exposeString('evaluate_url'),
      circle: t.expose('circle', { type: CircleReferenceType }),
    }),
  });
