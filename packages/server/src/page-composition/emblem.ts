const ring = 'cx="20" cy="20" r="13" fill="none" stroke-width="14" pathLength="360"';

/** The product's emblem as an SVG element, drawn as in the platform's header: two sectors green, one blue, one grey. */
export const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true"><g transform="rotate(-90 20 20)">' +
  `<circle ${ring} stroke="#1a7f4b" stroke-dasharray="0 6 78 12 78 360"/>` +
  `<circle ${ring} stroke="#1f5fd6" stroke-dasharray="0 186 78 360"/>` +
  `<circle ${ring} stroke="#b6c0cc" stroke-dasharray="0 276 78 360"/></g></svg>`;

/** The same as an address for `<link rel="icon">`, so that the browser asks for no further file. */
export const emblemIcon = `data:image/svg+xml,${encodeURIComponent(emblem)}`;
