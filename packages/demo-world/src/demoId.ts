export { stableId as demoId } from '@learn/course-content';
