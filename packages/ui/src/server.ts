/** For the server, which writes the styles of what it renders into the page. */
export { version as stylesVersion } from 'styled-components';
export { createStyleSheets } from './serverStyles.ts';
