/** No text has such quotes, as React escapes them. */
const attribute = / style="([^"]*)"/g;
/** Of its value that is a style, until it is one again. */
const name = 'data-style';

/**
 * Takes the style attributes out of HTML, which the content security policy forbids: their values stand in another
 * attribute, and rules for it have the same effect.
 * @returns the HTML and the text of a style element
 */
export function withoutStyleAttributes(html: string): { readonly html: string; readonly rules: string } {
  const rules = new Map<string, string>();
  const written = html.replaceAll(attribute, (_, value: string) => {
    const declarations = decoded(value);
    // what could end a rule is left to the browser
    if (!/[{}<>\\]/.test(declarations))
      rules.set(value, `[${name}=${JSON.stringify(declarations)}]{${important(declarations)}}`);
    return ` ${name}="${value}"`;
  });
  return { html: written, rules: [...rules.values()].join('') };
}

/** Makes styles of them again; a script may do that. */
export function restoreStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
    element.style.cssText = element.getAttribute(name) ?? '';
    element.removeAttribute(name);
  }
}

/** As strong as an attribute. */
function important(declarations: string): string {
  return declarations
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => `${declaration}!important`)
    .join(';');
}

/** As React has escaped it. */
function decoded(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
