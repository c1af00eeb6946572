/** The part of styled-components in use. Shell and remotes style through this module, so that one copy serves all. */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
