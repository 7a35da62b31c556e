import { addDays, calendarDateOf } from '@cauce/contract'
import type { Kernel } from '../../../kernel.ts'
import { keepCustody } from './custody.queries.ts'

/** A transaction of a job may take half an hour: what it posts has the time at which it began. */
const SETTLED_MS = 3_600_000

/** Keeps the money in custody of the days that are over, an hour after midnight at the earliest. */
export function keepFinishedDays({ clock, patientDatabase }: Pick<Kernel, 'clock' | 'patientDatabase'>): Promise<void> {
  return keepCustody(patientDatabase, addDays(calendarDateOf(new Date(clock.now().getTime() - SETTLED_MS)), -1))
}
