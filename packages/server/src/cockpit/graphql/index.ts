import './cockpit.ts';
import './person.ts';
