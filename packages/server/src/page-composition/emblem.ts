/** The product's emblem, a ring of four circles in three states, as an SVG element of 100 units. */
export const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">' +
  '<path fill="#1a7f4b" d="M57 2.5A48 48 0 0 1 97.5 43L61.6 46.8A12 12 0 0 0 53.2 38.4Z"/>' +
  '<path fill="#1a7f4b" d="M97.5 57A48 48 0 0 1 57 97.5L53.2 61.6A12 12 0 0 0 61.6 53.2Z"/>' +
  '<path fill="#1f5fd6" d="M43 97.5A48 48 0 0 1 2.5 57L38.4 53.2A12 12 0 0 0 46.8 61.6Z"/>' +
  '<path fill="#b6c0cc" d="M2.5 43A48 48 0 0 1 43 2.5L46.8 38.4A12 12 0 0 0 38.4 46.8Z"/></svg>';

/** The same as an address for `<link rel="icon">`, so that the browser asks for no further file. */
export const emblemIcon = `data:image/svg+xml,${encodeURIComponent(emblem)}`;
