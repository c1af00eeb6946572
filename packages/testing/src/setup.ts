import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// what is imported lazily takes longer than the usual second while many tests run
configure({ asyncUtilTimeout: 4000 });

// servers' suites run beside on the same cores: what takes a moment there is no error
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
