/** Whether a stored draft has the shape of a form's values. */
export function isRecord<Value>(value: unknown): value is Partial<Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
