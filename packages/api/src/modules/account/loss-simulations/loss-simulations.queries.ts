import { eq } from 'drizzle-orm'
import { calendarDateOf, lossReviewDay } from '@cauce/contract'
import { allOf, among, type Executor, type ListInput, listOf, orderOf } from '../../../database/index.ts'
import { lossSimulations, type LossSimulationRow } from '../../../database/schema/classifications.ts'

const { lossSimulationId, userId, amount, referenceDate, toolVersion, createdAt } = lossSimulations
const fields = { lossSimulationId, amount, referenceDate, toolVersion, createdAt }

export const viewOf = (row: Omit<LossSimulationRow, 'userId' | 'remindedAt'>) => ({
  ...row,
  reviewOn: lossReviewDay(calendarDateOf(row.createdAt)),
})

export async function listLossSimulations(executor: Executor, ownerId: string, input: ListInput) {
  const where = allOf(eq(userId, ownerId), among(lossSimulationId, input))
  const rows = executor.select(fields).from(lossSimulations).$dynamic()
  const order = orderOf(input, 'createdAt', lossSimulationId)
  const { data, total } = await listOf(
    executor,
    rows,
    { id: lossSimulationId, where, order, search: ['referenceDate'] },
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
