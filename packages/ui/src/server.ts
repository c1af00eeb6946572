/** For the server, which writes the styles of what it renders into the page. */
export { ServerStyleSheet, version as stylesVersion } from 'styled-components';
