import type { Executor } from '../../database/index.ts'

/** By how many days the oldest unpaid return of each project is late on `today`; a project that is not late is absent. */
export async function findDaysLate(
  _executor: Executor,
  _projectIds: readonly string[],
  _today: string,
): Promise<Map<string, number>> {
  return new Map()
}
