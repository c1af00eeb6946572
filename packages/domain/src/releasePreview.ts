/** Hours for which a preview link may show a version. */
export const previewHours = { least: 1, greatest: 72, usual: 8 } as const;
