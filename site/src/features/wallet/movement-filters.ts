import type { Answer } from '@cauce/client'
import { NamedDay } from '@cauce/contract/dates.ts'
import { TRANSACTION_STATES, type TransactionState } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { TransactionType } from '@cauce/contract/wallet/transactions.ts'

export type Transaction = Answer<'/v1/wallet/transactions'>['data'][number]

/** Held in the address, so that a reload or a link shows the same list. */
export interface MovementFilters {
  readonly type?: Transaction['type']
  readonly status?: TransactionState
  /** Calendar dates, inclusive. */
  readonly fromDate?: string
  readonly toDate?: string
}

const NAMES = ['type', 'status', 'fromDate', 'toDate'] as const

/** The API refuses any other day. */
const isDate = (text: string) => NamedDay.safeParse(text).success
const isAllowed: Readonly<Record<(typeof NAMES)[number], (text: string) => boolean>> = {
  type: (text) => TransactionType.safeParse(text).success,
  status: (text) => TRANSACTION_STATES.some((state) => state === text),
  fromDate: isDate,
  toDate: isDate,
}

export function parseMovementFilters(query: URLSearchParams): MovementFilters {
  const asked = NAMES.map((name) => [name, query.get(name) ?? ''] as const).filter(([name, text]) =>
    isAllowed[name](text),
  )
  return Object.fromEntries(asked)
}

export const queryOf = ({ status, ...filters }: MovementFilters) => ({ ...filters, ...(status && { state: status }) })

export function withMovementFilters(query: URLSearchParams, filters: MovementFilters): URLSearchParams {
  const result = new URLSearchParams(query)
  for (const name of NAMES) {
    const value = filters[name]
    if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
  return result
}

export const hasFilters = (filters: MovementFilters): boolean => NAMES.some((name) => filters[name] !== undefined)

export const yearFilter = (year: number) => ({ fromDate: `${year}-01-01`, toDate: `${year}-12-31` })
export const isYear = ({ fromDate, toDate }: MovementFilters, year: number): boolean =>
  fromDate === yearFilter(year).fromDate && toDate === yearFilter(year).toDate
