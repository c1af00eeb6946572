import './assignment.ts';
import './contents.ts';
import './evaluationQueue.ts';
import './queries.ts';
import './upsert.ts';
import './withdraw.ts';
