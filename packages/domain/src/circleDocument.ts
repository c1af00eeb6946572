/** Somebody before the documents of a circle. */
export interface DocumentWriter {
  /** the course has circle documents (specification §3, enable_circle_documents) */
  readonly enabled: boolean;
  /** he is an expert of that circle in the session */
  readonly isExpertOfCircle: boolean;
  /** he administers the association's platform (specification §6, has_vbv_admin_access) */
  readonly isAdmin: boolean;
}

/** Whether somebody adds and deletes documents of a circle: its experts and admins do (domain decisions §4). */
export function mayWriteCircleDocuments({ enabled, isExpertOfCircle, isAdmin }: DocumentWriter): boolean {
  return enabled && (isExpertOfCircle || isAdmin);
}
