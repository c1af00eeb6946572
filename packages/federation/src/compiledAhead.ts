import { rspack } from '@rspack/core';

/**
 * Asks browsers to compile the functions of a file while it is being loaded, beside the page, instead of one by one when they are first
 * called. It stands in the first line, before maps are made and after comments are left out.
 */
export function compiledAhead() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
