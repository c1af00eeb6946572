/** Where a thread is read, on this platform. @param id UUID */
export function threadPath(id: string): string {
  return `/messages?thread=${id}`;
}
