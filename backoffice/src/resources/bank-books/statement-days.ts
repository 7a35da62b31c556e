import { addDays, addMonths } from '@cauce/contract/calendar.ts'
import type { BankBooksReport } from '../../providers/records.ts'

/** Whether statements say what moved on a day. `outside` is before the first statement or after the last. */
export type Coverage = 'covered' | 'missing' | 'outside'

export interface StatementDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly coverage: Coverage
}

type Account = Pick<BankBooksReport['accounts'][number], 'iban' | 'fromDay' | 'toDay'>
type MissingDays = Pick<BankBooksReport['missingDays'][number], 'iban' | 'fromDay' | 'toDay'>

/** The weeks of a month (`YYYY-MM`) from Monday to Friday, as banks work. A day of another month is null. */
export function weeksOf(
  month: string,
  { iban, fromDay, toDay }: Account,
  missing: readonly MissingDays[],
): (StatementDay | null)[][] {
  const gaps = missing.filter((one) => one.iban === iban)
  const coverageOf = (day: string): Coverage => {
    if (day < fromDay || day > toDay) return 'outside'
    return gaps.some((gap) => day > gap.fromDay && day < gap.toDay) ? 'missing' : 'covered'
  }
  const weeks: (StatementDay | null)[][] = []
  const last = lastDayOf(month)
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4].map((offset) => addDays(monday, offset))
    // A month that begins on a weekend has no working day in its first week.
    if (days.some((day) => day.startsWith(month)))
      weeks.push(days.map((day) => (day.startsWith(month) ? { day, coverage: coverageOf(day) } : null)))
  }
  return weeks
}

/** Whether anything is missing between two statements in a month, also where no working day lies between them. */
export const hasGapIn = (month: string, { iban }: Pick<Account, 'iban'>, missing: readonly MissingDays[]): boolean =>
  missing.some((gap) => gap.iban === iban && gap.fromDay <= lastDayOf(month) && gap.toDay >= `${month}-01`)

const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const lastDayOf = (month: string): string => addDays(`${monthAfter(month, 1)}-01`, -1)

export const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7)
