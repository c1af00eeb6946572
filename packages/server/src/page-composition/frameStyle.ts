/** Grounds of the page in light and dark surroundings, for the browser's own bars. */
export const ground = { light: '#ffffff', dark: '#0f1a2b' } as const;

/**
 * Style of what the server draws itself, before the platform's own styles have arrived (look: tokens, dark mode). Bar
 * and blocks lie where the shell's header and skeleton will lie, so that nothing jumps; the names begin with
 * `frame-`, so that nothing of it meets the real page.
 */
export const frameStyle = `
:root{color-scheme:light dark}
body{margin:0;background:${ground.light};color:#10243e;font:400 1rem/1.5 -apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",system-ui,sans-serif}
.frame-top{border-bottom:1px solid #dde3ea}
.frame-bar,.frame-body{box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 16px}
.frame-bar{display:flex;align-items:center;gap:4px;height:64px;font-weight:700;font-size:1.125rem}
.frame-bar svg{width:28px;height:28px}
.frame-body{display:grid;gap:16px}
.frame-body h1{margin:48px 0 0;font-size:1.75rem;line-height:1.3}
.frame-body p{margin:0;max-width:68ch}
.frame-retry{display:inline-block;padding:10px 20px;border-radius:8px;background:#10243e;color:#fff;font-weight:600;text-decoration:none}
.frame-retry:focus-visible{outline:2px solid #1f5fd6;outline-offset:2px}
.frame-body h2{margin:8px 0 0;font-size:1.125rem}
.frame-body ul{margin:0;padding-left:20px}
.frame-body .frame-list{list-style:none;padding:0}
.frame-list a{display:inline-block;padding:10px 0;color:inherit;font-weight:600}
.frame-sign{width:40px;height:40px;margin:48px 0 -40px;color:#5f6d80}
.frame-hint{color:#5f6d80;font-size:.875rem}
.frame-block{height:200px;border-radius:12px;background:#eaeff5}
.frame-page{gap:0;padding-top:24px}
.frame-script{margin:0;padding:8px 16px;font-weight:600;text-align:center}
.frame-line{width:240px;height:14px;margin:4px 0 7px;border-radius:4px}
.frame-heading{width:min(420px,80%);height:34px;margin-bottom:24px}
.frame-menu{width:24px;height:24px;margin-right:10px;border-radius:4px}
.frame-end{display:flex;gap:8px;align-items:center;margin-left:auto}
.frame-bell{width:24px;height:24px;margin:0 10px;border-radius:50%}
.frame-person{width:40px;height:40px;margin:2px;border-radius:50%}
@media (min-width:640px){.frame-bar{gap:8px}.frame-body{padding-inline:24px}.frame-heading{height:43px}}
@media (min-width:768px){.frame-bar{padding:0 24px}.frame-page{padding-top:48px}.frame-heading{margin-bottom:32px}}
@media (min-width:1024px){.frame-menu{display:none}}
@media (prefers-color-scheme:dark){body{background:${ground.dark};color:#eaf0f8}.frame-top{border-color:#2a3a52}.frame-block{background:#1d2b41}.frame-retry{background:#eaf0f8;color:#0f1a2b}.frame-retry:focus-visible{outline-color:#82aeff}.frame-hint,.frame-sign{color:#9aa8bb}.frame-bar circle:nth-child(1){stroke:#62cb98}.frame-bar circle:nth-child(2){stroke:#82aeff}.frame-bar circle:nth-child(3){stroke:#56657b}}
`
  .trim()
  .replaceAll('\n', '');
