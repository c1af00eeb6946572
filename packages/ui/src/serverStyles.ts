import { ServerStyleSheet } from 'styled-components';

const ofGlobalStyles = 'sc-global-';

/**
 * A class name is a hash of its rules: the same name of a component stands for the same rules in every render, so they are
 * compiled once.
 * @param mostKept number of class names; values from data (the width of a bar, say) make names of their own
 * @returns makes the sheet of one render, which holds the rules of this render only
 */
export function createStyleSheets(mostKept = 5_000): () => ServerStyleSheet {
  const kept = new Map<string, string[]>();
  return () => {
    const sheet = new ServerStyleSheet();
    const { instance } = sheet;
    const has = instance.hasNameForId.bind(instance);
    const insert = instance.insertRules.bind(instance);
    instance.hasNameForId = (id, name) => {
      if (has(id, name)) return true;
      const rules = kept.get(`${id} ${name}`);
      if (rules !== undefined) insert(id, name, rules);
      return rules !== undefined;
    };
    instance.insertRules = (id, name, rules) => {
      insert(id, name, rules);
      // those are named by their place, not by their rules
      if (id.startsWith(ofGlobalStyles)) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(`${id} ${name}`, rules);
    };
    return sheet;
  };
}
