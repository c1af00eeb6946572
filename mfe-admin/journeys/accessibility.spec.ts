import { carla, describePages } from '@learn/journeys';

describePages([{ name: 'overview', path: '/vbv-admin', username: carla }]);
