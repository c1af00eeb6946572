/**
 * Loader: takes the bodies of functions that this platform never calls out of a library's file; one that is called after all
 * throws. Options: `names` of functions and methods, each written over several lines in the file.
 */
module.exports = function uncalled(source) {
  return this.getOptions().names.reduce(withoutBody, source);
};

/** @throws Error where the file has no such function, or several */
function withoutBody(source, name) {
  const found = [...source.matchAll(new RegExp(head(name), 'gm'))];
  if (found.length !== 1) throw new Error(`The library has ${found.length} functions called ${name}`);
  const [{ 0: declared, 1: indent, index }] = found;
  const begin = index + declared.length;
  const end = source.indexOf(`\n${indent}}`, begin);
  return `${source.slice(0, begin)}throw Error("uncalled: ${name}");${source.slice(end)}`;
}

/** A line that declares a function, up to the brace that opens its body. */
function head(name) {
  return `^([ \\t]*)(?:export )?(?:async )?(?:(?:function |const )?${name}(?: = (?:async )?)?) ?(?:\\(.*\\)|[a-z]\\w*) (?:=> )?\\{$`;
}
