/** Colours of the product (look, tokens). */
export const ink = { text: '#10243e', secondary: '#3b4a60', line: '#dde3ea', accent: '#1f5fd6' } as const;
