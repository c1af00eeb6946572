/** Loader: a file of texts as a module that takes its new texts without the page, and says so to the shell. */
module.exports = function hotTexts(source) {
  const [, owner, file] = /([\w-]+)[\\/]src[\\/]locales[\\/](.+)\.json$/.exec(this.resourcePath);
  const texts = JSON.stringify(JSON.parse(source));
  return `const texts = ${texts};
export default texts;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data)
    window.dispatchEvent(new CustomEvent('texts', { detail: { owner: '${owner}', file: '${file}', texts } }));
}
`;
};
