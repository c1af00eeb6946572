import { keepEarlyInput } from './keepEarlyInput.ts';
import { restoreStyleAttributes } from './styleAttributes.ts';

// Imported before all else: the styles that stand for the attributes go when styled-components starts.

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const root = document.querySelector<HTMLElement>('#root[data-rendered]');
if (root) restoreStyleAttributes(root);

/** Ends what `keepEarlyInput` keeps; undefined on a page that the server has not drawn. */
export const endEarlyInput = root ? keepEarlyInput(root, navigation?.type !== 'navigate') : undefined;
