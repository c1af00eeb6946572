import './attendance.ts';
import './content.ts';
