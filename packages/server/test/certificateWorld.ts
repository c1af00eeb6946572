import { randomInt } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { certificateCodeLength, certificateCodeSigns, finalPoints } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { assignmentCompletions } from '../src/assignments/tables.ts';
import { type AssignmentWorld, createAssignmentWorld } from './assignmentWorld.ts';
import type { CastMember } from './factories.ts';

/** A code that nobody has. */
export function certificateCode(): string {
  const draw = () => certificateCodeSigns.charAt(randomInt(certificateCodeSigns.length));
  return Array.from({ length: certificateCodeLength }, draw).join('');
}

interface Evaluation {
  readonly points: number;
  readonly deducted?: number;
  readonly more?: Partial<typeof assignmentCompletions.$inferInsert>;
}

export interface CertificateWorld extends AssignmentWorld {
  /** Evaluates an assignment of the member anew, out of 20 points, and releases it for good. */
  evaluate(assignment: 'casework' | 'test', evaluation: Evaluation): Promise<void>;
  /** Where somebody stands with the certificate of the course. */
  standing(member?: CastMember): ReturnType<Awaited<ReturnType<AssignmentWorld['server']['login']>>['get']>;
  issue(member?: CastMember): ReturnType<Awaited<ReturnType<AssignmentWorld['server']['login']>>['post']>;
  verify(code: string): ReturnType<Awaited<ReturnType<AssignmentWorld['server']['login']>>['get']>;
  revoke(code: string): ReturnType<Awaited<ReturnType<AssignmentWorld['server']['login']>>['post']>;
}

/** The tiny course with a certificate of two assignments of 20 points and weight 1. */
export async function createCertificateWorld(): Promise<CertificateWorld> {
  const world = await createAssignmentWorld();
  const { server, cast, work } = world;
  const address = { courseSlug: cast.course.slug, certificateSlug: 'certificate' };
  const client = (member: CastMember) => server.login(cast.people[member].username);
  const path = fillPath(endpoints.issueCertificate.path, address) ?? '';
  const ofCode = (pattern: string, code: string) => fillPath(pattern, { code }) ?? '';
  return {
    ...world,
    async evaluate(assignment, { points, deducted = 0, more }) {
      const assignmentId = work.assignmentIds[assignment];
      const own = { assignmentId, userId: cast.people.member.id };
      await server.db
        .delete(assignmentCompletions)
        .where(
          and(
            eq(assignmentCompletions.assignmentId, assignmentId),
            eq(assignmentCompletions.userId, cast.people.member.id),
          ),
        );
      await world.insert({
        ...own,
        completionStatus: 'EVALUATION_SUBMITTED',
        evaluationSubmittedAt: new Date(),
        evaluationPoints: points,
        evaluationPointsDeducted: deducted,
        evaluationPointsFinal: finalPoints(points, deducted, 20),
        evaluationMaxPoints: 20,
        ...more,
      });
    },
    standing: async (member = 'member') => (await client(member)).get(path),
    issue: async (member = 'member') => (await client(member)).post(path),
    verify: (code) => server.visit().get(ofCode(endpoints.verifyCertificate.path, code)),
    revoke: async (code) =>
      (await client('admin')).post(ofCode(endpoints.revokeCertificate.path, code), {
        reason: 'Falsche Person',
      }),
  };
}
