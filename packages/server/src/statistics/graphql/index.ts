import './agent.ts';
import './course.ts';
import './organisation.ts';
