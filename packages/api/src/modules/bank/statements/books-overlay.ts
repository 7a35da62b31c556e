import type { Executor } from '../../../database/index.ts'
import { combine, subtract, sumOf, type Amounts } from './amounts.domain.ts'
import type { Days, KnownPeriod, Period, Placement } from './periods.domain.ts'
import { findDays, findPeriodBefore, findPeriods, findSum } from './periods.queries.ts'

interface Account {
  /** Stored periods merged into one below. */
  readonly joined: ReadonlySet<string>
  readonly periods: readonly KnownPeriod[]
  /** Lines not yet in the books. */
  readonly fresh: Days
}
/** Id prefix of unstored periods. */
const AHEAD = 'ahead '
const NOTHING: Account = { joined: new Set(), periods: [], fresh: new Map() }

/** Overlay of the books with statements that are not imported yet, as far as placing needs it. */
export class BooksOverlay {
  #accounts: ReadonlyMap<string, Account>

  constructor(accounts: ReadonlyMap<string, Account> = new Map()) {
    this.#accounts = accounts
  }

  /** For trying statements that may not count. */
  fork(): BooksOverlay {
    return new BooksOverlay(this.#accounts)
  }

  async periods(executor: Executor, iban: string, range: Pick<Period, 'from' | 'to'>): Promise<readonly KnownPeriod[]> {
    const { joined, periods, fresh } = this.#accounts.get(iban) ?? NOTHING
    const stored = (await findPeriods(executor, iban, range)).filter(({ periodId }) => !joined.has(periodId))
    const own: KnownPeriod[] = []
    for (const period of periods) {
      if (period.from > range.to || period.to < range.from) continue
      let start = period.opening + (await findSum(executor, iban, period.from, range.from))
      for (const [day, amounts] of fresh) if (day >= period.from && day < range.from) start += sumOf(amounts)
      own.push({ ...period, start })
    }
    return [...stored, ...own]
  }

  async days(executor: Executor, iban: string, range: Pick<Period, 'from' | 'to'>): Promise<Days> {
    const days = new Map(await findDays(executor, iban, range))
    for (const [day, amounts] of this.#accounts.get(iban)?.fresh ?? [])
      if (day >= range.from && day <= range.to) days.set(day, combine(days.get(day) ?? new Map(), amounts))
    return days
  }

  /** `findPeriodBefore` of these books. */
  async periodBefore(
    executor: Executor,
    iban: string,
    day: string,
  ): Promise<Pick<Period, 'to' | 'closing'> | undefined> {
    const { joined, periods } = this.#accounts.get(iban) ?? NOTHING
    const gone = [...joined].filter((id) => !id.startsWith(AHEAD))
    const stored = await findPeriodBefore(executor, iban, day, gone)
    const all = [...periods.filter(({ to }) => to < day), ...(stored ? [stored] : [])]
    return all.toSorted((one, other) => (one.to < other.to ? 1 : -1))[0]
  }

  add(iban: string, { days, period, joined }: Placement, known: Days): void {
    const account = this.#accounts.get(iban) ?? NOTHING
    const gone = new Set([...account.joined, ...joined.map(({ periodId }) => periodId)])
    const fresh = new Map<string, Amounts>(account.fresh)
    for (const [day, amounts] of days)
      fresh.set(day, combine(fresh.get(day) ?? new Map(), subtract(amounts, known.get(day) ?? new Map())))
    const periodId = `${AHEAD}${gone.size} ${period.from}`
    const periods = [
      ...account.periods.filter((each) => !gone.has(each.periodId)),
      { ...period, periodId, start: period.opening },
    ]
    this.#accounts = new Map([...this.#accounts, [iban, { joined: gone, periods, fresh }]])
  }
}
