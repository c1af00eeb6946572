import './contentQueries.ts';
import './queries.ts';
