import { bankingDayAfter, calendarDateOf, decline, accept, type Decision } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { firstDayMissing } from './coverage.domain.ts'
import { countOpenDebits, listIbansSince, listRestores, listStated, type Restore } from './restores.queries.ts'

const lostDaysOf = ({ copiedAt, restoredAt }: Restore) => ({
  from: calendarDateOf(copiedAt),
  // A file that the bank got in the evening is booked on its next day.
  until: bankingDayAfter(calendarDateOf(restoredAt), 1),
})

/** The first day from which a restore may have put payments back into the queue that were sent; null without one. */
export async function findLostFrom(executor: Executor): Promise<string | null> {
  const [first = null] = (await listRestores(executor)).map((restore) => lostDaysOf(restore).from).toSorted()
  return first
}

/** True if a debit of that day may be a payment that a restore put back into the queue: some files name a later day. */
export async function isSinceRestore(executor: Executor, day: string): Promise<boolean> {
  const from = await findLostFrom(executor)
  return from !== null && from <= day
}

/**
 * Declined until statements cover what was lost by each restore, and each debit on them is explained (decision backup).
 * @param isTold whether another source tells all that was booked on an account
 */
export async function decideAfterRestores(
  executor: Executor,
  isTold: (iban: string, restoredAt: Date) => Promise<boolean>,
): Promise<Decision<void>> {
  for (const restore of await listRestores(executor)) {
    const { from, until } = lostDaysOf(restore)
    for (const iban of await listIbansSince(executor, restore.restoredAt)) {
      const missing = firstDayMissing(await listStated(executor, iban), from, until)
      if (missing !== undefined && !(await isTold(iban, restore.restoredAt)))
        return decline('statements-missing-since-restore', { iban, from: missing, until })
    }
    const count = await countOpenDebits(executor, from, until)
    if (count > 0) return decline('debits-open-since-restore', { count, from, until })
  }
  return accept(undefined)
}
