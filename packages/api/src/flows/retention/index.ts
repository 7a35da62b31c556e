import { calendarDateOf, CARRIED_OUT_RULES, overBefore, type CarriedOutRule } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { addToRecord } from '../../modules/misc/retention-records/index.ts'
import type { Eraser } from '../../platform/retention.ts'
import { ERASERS } from './erasers.ts'

export const retentionJob = defineScheduledJob('carryOutRetention', '7 * * * *', { runsAtStart: true })

/** Applies the retention table hourly (handbook chapter 26). */
export const retentionFlow: ModuleFactory = (kernel) => ({
  name: 'retention',
  routes: [],
  jobs: [bindJob(retentionJob, () => carryOutRetention(patient(kernel)))],
})

const BATCH = 500
/** One person a transaction (decision 260). */
const BATCHES: Partial<Record<CarriedOutRule, number>> = { identities: 1 }

/** Erases in batches. A failing rule does not stop the others; the job is then retried. */
export async function carryOutRetention(kernel: Kernel, batch = BATCH): Promise<void> {
  const failures: unknown[] = []
  for (const rule of CARRIED_OUT_RULES)
    for (const erase of ERASERS[rule])
      await carryOut(kernel, rule, erase, BATCHES[rule] ?? batch).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Each batch and its count commit together. */
async function carryOut(kernel: Kernel, rule: CarriedOutRule, erase: Eraser, limit: number): Promise<void> {
  const now = kernel.clock.now()
  const due = { kernel, before: overBefore(rule, now), limit }
  for (let erased = limit; erased >= limit;)
    erased = await inTransaction(kernel.database, async (tx) => {
      const count = await erase(tx, due)
      await addToRecord(tx, { rule, day: calendarDateOf(now), count, now })
      return count
    })
}
