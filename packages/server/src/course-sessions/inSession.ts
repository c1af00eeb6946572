/** An address on this platform that leads to one session, also people of several of a course (specification §2). */
export function inSession(address: string, courseSessionId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}courseSessionId=${courseSessionId}`;
}
