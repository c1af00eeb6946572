import './course.ts';
import './courseSession.ts';
import './testContent.ts';
