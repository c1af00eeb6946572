/** Grounds of the page in light and dark surroundings, for the browser's own bars. */
export const ground = { light: '#ffffff', dark: '#0f1a2b' } as const;

/**
 * Style of what the server draws itself, before the platform's own styles have arrived (look: tokens, dark mode). Its
 * names begin with `frame-`, so that nothing of it meets the real page.
 */
export const frameStyle = `
:root{color-scheme:light dark}
body{margin:0;background:${ground.light};color:#10243e;font:400 1rem/1.5 -apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",system-ui,sans-serif}
.frame-top{border-bottom:1px solid #dde3ea}
.frame-bar,.frame-body{box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 24px}
.frame-bar{display:flex;align-items:center;gap:8px;height:64px;font-weight:700;font-size:1.125rem;letter-spacing:-.01em}
.frame-bar svg{width:26px;height:26px}
.frame-body{padding-top:48px;padding-bottom:48px}
.frame-body h1{margin:0 0 16px;font-size:1.75rem;line-height:1.3}
.frame-body p{margin:0 0 16px;max-width:68ch}
.frame-retry{display:inline-block;padding:10px 20px;border-radius:8px;background:#10243e;color:#fff;font-weight:600;text-decoration:none}
.frame-retry:focus-visible{outline:2px solid #1f5fd6;outline-offset:2px}
.frame-hint{color:#5f6d80;font-size:.875rem}
.frame-block{display:block;border-radius:12px;background:#eaeff5}
.frame-line{width:min(320px,60%);height:36px;margin-bottom:32px}
.frame-main{height:208px;margin-bottom:24px}
.frame-pair{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:24px}
.frame-pair .frame-block{height:280px}
@media (max-width:640px){.frame-bar{height:56px}.frame-bar,.frame-body{padding-left:16px;padding-right:16px}.frame-body{padding-top:24px}.frame-pair{grid-template-columns:minmax(0,1fr)}}
@media (prefers-color-scheme:dark){body{background:${ground.dark};color:#eaf0f8}.frame-top{border-color:#2a3a52}.frame-block{background:#1d2b41}.frame-retry{background:#eaf0f8;color:#0f1a2b}.frame-retry:focus-visible{outline-color:#82aeff}.frame-hint{color:#9aa8bb}}
`
  .trim()
  .replaceAll('\n', '');
