import './content.ts';
import './feedback.ts';
