import { describePages, regula } from '@learn/journeys';
import { uk } from './course.ts';

describePages([{ name: 'statistics of a course', path: `/statistic/${uk}/list`, username: regula }]);
