import './content.ts';
import './mediaLibrary.ts';
