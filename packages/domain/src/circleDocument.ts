/** A person who looks at the documents of a circle. */
export interface DocumentWriter {
  /** the course has circle documents (specification §3, enable_circle_documents) */
  readonly enabled: boolean;
  /** they are an expert of that circle in the session */
  readonly isExpertOfCircle: boolean;
  /** they administer the association's platform (specification §6, has_vbv_admin_access) */
  readonly isAdmin: boolean;
}

/** Whether a person adds and deletes documents of a circle: its experts and admins do (domain decisions §4). */
export function mayWriteCircleDocuments({ enabled, isExpertOfCircle, isAdmin }: DocumentWriter): boolean {
  return enabled && (isExpertOfCircle || isAdmin);
}

/** Whether a person can add a document to a circle: a document belongs to one of its sequences. @param sequences their number */
export function canAddCircleDocument(writer: DocumentWriter, sequences: number): boolean {
  return sequences > 0 && mayWriteCircleDocuments(writer);
}
