import './assignment.ts';
import './contents.ts';
import './queries.ts';
import './upsert.ts';
import './withdraw.ts';
