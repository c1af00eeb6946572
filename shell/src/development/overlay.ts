/** An error of a build. */
export interface BuildError {
  /** of the workspace */
  readonly name: string;
  readonly text: string;
}

export interface Overlay {
  /** Shows the errors of all builds; none hides them. */
  readonly showBuildErrors: (errors: readonly BuildError[]) => void;
  /** Shows an error that was thrown, above those before it. */
  readonly showThrown: (stack: string) => void;
  readonly hideThrown: () => void;
  readonly showsThrown: () => boolean;
}

const style = `
:host { position: fixed; inset: auto 0 0 0; margin: 0; padding: 0; width: 100%; max-height: 60vh; box-sizing: border-box;
  border: 0; border-top: 4px solid #e5484d; overflow: auto; background: #1c1c1f; color: #f4f4f5; }
section { padding: 12px 24px; }
h2 { margin: 0; font: 600 16px system-ui; color: #ff9592; }
pre { margin: 8px 0 0; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
button { position: sticky; top: 8px; float: right; margin: 8px 24px; min-width: 44px; min-height: 44px; font: 16px system-ui; }
`;

/** A box at the foot of the page, above all dialogs, which says what is wrong while it is developed. */
export function createOverlay(page: Document): Overlay {
  const host = page.createElement('div');
  host.id = 'development-errors';
  host.popover = 'manual';
  host.setAttribute('role', 'alert');
  const root = host.attachShadow({ mode: 'open' });
  // the content security policy takes no style element
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  let builds: readonly BuildError[] = [];
  let thrown: readonly string[] = [];
  return {
    showBuildErrors(errors) {
      builds = errors;
      draw();
    },
    showThrown(stack) {
      thrown = [stack, ...thrown];
      draw();
    },
    showsThrown: () => thrown.length > 0,
    hideThrown() {
      thrown = [];
      draw();
    },
  };

  function draw(): void {
    const parts = [
      ...builds.map(({ name, text }) => part(`${name} cannot be built`, text)),
      ...thrown.map((stack) => part('An error was thrown', stack)),
    ];
    root.replaceChildren(closeButton(), ...parts);
    if (parts.length === 0) host.remove();
    else if (!host.isConnected) {
      page.body.append(host);
      host.showPopover();
    }
  }

  function part(title: string, text: string): HTMLElement {
    const section = page.createElement('section');
    const heading = page.createElement('h2');
    heading.textContent = title;
    const body = page.createElement('pre');
    body.textContent = text;
    section.append(heading, body);
    return section;
  }

  function closeButton(): HTMLElement {
    const button = page.createElement('button');
    button.textContent = '✕';
    button.setAttribute('aria-label', 'Close');
    button.onclick = () => {
      thrown = [];
      host.remove();
    };
    return button;
  }
}
