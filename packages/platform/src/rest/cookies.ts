/** The anti-forgery value that the server expects back in `X-CSRFToken`; empty while there is no cookie. */
export function csrfToken(): string {
  return cookie('csrftoken') ?? '';
}

/** @returns the decoded value of a readable cookie */
export function cookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const entry = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(prefix.length));
}

/** Keeps a value for a year in a cookie that the server reads; a page that came by https sends it by https only. */
export function setCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
}
