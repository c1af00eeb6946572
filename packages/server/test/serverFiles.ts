/**
 * `server.cjs` of a fake shell: it shares `react` (an object that says `shared`), and renders address, person and whatever the
 * remotes' `part(page, address)` gives. A part that throws is left out.
 * @param more statements that run when the file is loaded
 */
export function shellFile(more = ''): string {
  return `${more}
exports.shared = { react: { says: 'shared' } };
exports.createRenderer = async (remotes) => {
  for (const remote of remotes) await remote.prepare?.();
  return (page, address) => {
    const failures = [];
    const parts = remotes.map((remote) => {
      try {
        return '<i>' + remote.name + ':' + (remote.part?.(page, address) ?? 'part') + '</i>';
      } catch (error) {
        failures.push(remote.name + ': ' + error.message);
        return '<i>skeleton</i>';
      }
    });
    const html = '<main>' + address + ' ' + (page.user?.username ?? 'nobody') + parts.join('') + '</main>';
    return { html, styles: '.a{color:red}', stylesVersion: '6.6.0', parts: ['shell/Part'], failures };
  };
};`;
}

/** `server.cjs` of a fake remote. @param members of its manifest, beside the name */
export function remoteFile(name: string, members = '', more = ''): string {
  return `${more}
exports.default = { name: ${JSON.stringify(name)}, ${members} };`;
}
