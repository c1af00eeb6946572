/** Where a link leads and what it is called: its host without «www.». @returns undefined for what is no web address */
export function externalAddress(url: string): { readonly href: string; readonly host: string } | undefined {
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return undefined;
  const { href, host } = new URL(url);
  return { href, host: host.replace(/^www\./u, '') };
}
