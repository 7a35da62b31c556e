import { eq } from 'drizzle-orm'
import { calendarDateOf, lossReviewDay } from '@cauce/contract'
import { type Executor, type ListInput, listOf } from '../../../database/index.ts'
import { lossSimulations, type LossSimulationRow } from '../../../database/schema/classifications.ts'

const { lossSimulationId, userId, amount, referenceDate, toolVersion, createdAt } = lossSimulations
const fields = { lossSimulationId, amount, referenceDate, toolVersion, createdAt }

export const viewOf = (row: Omit<LossSimulationRow, 'userId' | 'remindedAt'>) => ({
  ...row,
  reviewOn: lossReviewDay(calendarDateOf(row.createdAt)),
})

export async function listLossSimulations(executor: Executor, ownerId: string, input: ListInput) {
  const where = eq(userId, ownerId)
  const rows = executor.select(fields).from(lossSimulations)
  const { data, total } = await listOf(
    executor,
    rows,
    { id: lossSimulationId, where, order: 'createdAt', search: ['referenceDate'] },
    input,
  )
  return { data: data.map(viewOf), total }
}

export async function insertLossSimulation(executor: Executor, row: Omit<LossSimulationRow, 'remindedAt'>) {
  const [kept] = await executor.insert(lossSimulations).values(row).returning(fields)
  return kept!
}

export async function deleteLossSimulationsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(lossSimulations).where(eq(userId, ownerId))
}
