import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// what is imported lazily takes longer than the usual second while suites of the server run on the same cores
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
