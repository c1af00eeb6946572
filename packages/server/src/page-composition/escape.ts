const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for an HTML element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
}

/** CSS for the inside of a style element, which only its own end tag ends; the escaped slash means the same in a string. */
export function escapeStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}

/**
 * JSON for the inside of a script element. `<`, `>` and `&` become escapes of JSON itself, so that a name such as
 * `</script>` can never end the element; the line separators because older parsers stumble over them.
 */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
