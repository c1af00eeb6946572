import { canAddCircleDocument } from '@learn/domain';
import { $user, lazyPart, useCourseSession, useStore } from '@learn/platform';
import { useDocuments } from '@learn/platform/form';
import { Suspense } from 'react';
import { DocumentList } from './DocumentList.tsx';
import type { DocumentsSectionProps } from './DocumentsSectionProps.ts';

const ManagedDocuments = lazyPart(
  'mfe-learning-path/ManagedDocuments',
  undefined,
  async () => (await import('./ManagedDocuments.tsx')).ManagedDocuments,
);

/** The documents of a circle, the newest first; its experts and admins add and delete them (domain decisions §4, §13). */
export function DocumentsSection(properties: DocumentsSectionProps) {
  const { circle } = properties;
  const user = useStore($user);
  const { configuration } = useCourseSession().course;
  const manages =
    user !== undefined &&
    canAddCircleDocument(
      {
        enabled: configuration.enable_circle_documents,
        isExpertOfCircle: circle.experts.some(({ user_id }) => user_id === user.id),
        isAdmin: user.has_vbv_admin_access,
      },
      circle.learning_sequences.length,
    );
  const list = <ReadDocuments {...properties} />;
  if (!manages) return list;
  return (
    <Suspense fallback={list}>
      <ManagedDocuments {...properties} />
    </Suspense>
  );
}

/** The documents for those who only read them. */
function ReadDocuments({ courseSessionId, circle }: DocumentsSectionProps) {
  return <DocumentList circleId={circle.id} documents={useDocuments({ courseSessionId })} />;
}
