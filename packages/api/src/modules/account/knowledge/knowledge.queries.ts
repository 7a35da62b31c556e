import { calendarDateOf, gapsOf, knowledgeStateOf } from '@cauce/contract'
import { desc, eq } from 'drizzle-orm'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { knowledgeTests, riskAcknowledgements } from '../../../database/schema/classifications.ts'
import { findClasses } from '../classifications/index.ts'

/** Latest test and latest acknowledgement. */
export async function readKnowledge(executor: Executor, ownerId: string, now: Date) {
  const [test] = await executor
    .select()
    .from(knowledgeTests)
    .where(eq(knowledgeTests.userId, ownerId))
    .orderBy(desc(knowledgeTests.createdAt), desc(knowledgeTests.knowledgeTestId))
    .limit(1)
  const [acknowledgement] = await executor
    .select()
    .from(riskAcknowledgements)
    .where(eq(riskAcknowledgements.userId, ownerId))
    .orderBy(desc(riskAcknowledgements.createdAt), desc(riskAcknowledgements.riskAcknowledgementId))
    .limit(1)
  const acknowledgedAt = acknowledgement?.createdAt ?? null
  const investorClass = (await findClasses(executor, [ownerId], calendarDateOf(now)))(ownerId)
  return {
    ...knowledgeStateOf({ test: test ?? null, acknowledgedAt, investorClass, now }),
    investorClass,
    gaps: test ? gapsOf(test.answers) : [],
    answeredAt: test?.createdAt ?? null,
    version: test?.version ?? null,
    acknowledgedAt,
  }
}

export const insertKnowledgeTest = rowsOf(knowledgeTests, knowledgeTests.knowledgeTestId).insert

export const insertAcknowledgement = rowsOf(riskAcknowledgements, riskAcknowledgements.riskAcknowledgementId).insert

export async function deleteKnowledgeOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(knowledgeTests).where(eq(knowledgeTests.userId, ownerId))
  await executor.delete(riskAcknowledgements).where(eq(riskAcknowledgements.userId, ownerId))
}
