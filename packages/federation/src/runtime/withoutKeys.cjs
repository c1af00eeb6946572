/**
 * Loader: takes away the keys of the parts of an icon, which never change places. They are made by chance, so nothing compresses
 * them. React asks for keys in development alone.
 */
module.exports = function withoutKeys(source) {
  return this.mode === 'development' ? source : source.replace(/,\s*key: "\w+"(?=\s*\})/g, '');
};
