import type { Cents } from '@cauce/contract'

/** Wallet movement other than a payment; outgoing is negative. */
export interface Movement {
  readonly at: Date
  readonly kind: MovementKind
  readonly amount: Cents
  readonly project: string | null
  readonly iban: string | null
  readonly number: string | null
}
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'invested',
  'revoked',
  'disinvested',
  'refunded',
  'corrected',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Payment of one order by a distribution. */
export interface PaidPart {
  readonly at: Date
  readonly project: string
  readonly promoter: string
  readonly promoterTaxNumber: string | null
  readonly number: number
  readonly part: number
  readonly count: number
  /** First day; the last is the day before the due date. */
  readonly periodStart: string
  readonly dueDate: string
  readonly paidOn: string
  /** Less than due was paid; more follows. */
  readonly isPartial: boolean
  readonly interest: Cents
  readonly fee: Cents
  readonly withheld: Cents
  readonly principal: Cents
  /** Basis points. */
  readonly rate: number
}

export interface Holding {
  readonly project: string
  readonly expectedEnd: string | null
  readonly outstanding: Cents
  /** At the end of the day. */
  readonly daysLate: number
  readonly defaultedOn: string | null
  readonly isLost: boolean
}

export interface StatementData {
  readonly opening: Cents
  readonly closing: Cents
  readonly movements: readonly Movement[]
  readonly payments: readonly PaidPart[]
  readonly holdings: readonly Holding[]
}

/** Sources of a balance; payments by their parts. */
export const SOURCES = [...MOVEMENT_KINDS, 'principal', 'interest', 'fee', 'withheld'] as const
export type Source = (typeof SOURCES)[number]

type Entry = ({ readonly movement: Movement } | { readonly payment: PaidPart }) & {
  readonly at: Date
  readonly amount: Cents
  readonly balance: Cents
}

export interface Statement extends StatementData {
  readonly sources: Readonly<Record<Source, Cents>>
  /** Chronological, with running balance. */
  readonly entries: readonly Entry[]
}

export const netOf = ({ interest, fee, withheld, principal }: PaidPart): Cents => interest - fee - withheld + principal
const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n)

/** @throws Error when opening and movements differ from the ledger's closing balance: not issued */
export function statementOf(data: StatementData): Statement {
  const { opening, closing, movements, payments } = data
  const ofMovements = MOVEMENT_KINDS.map((kind) => [
    kind,
    sumOf(movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount)),
  ])
  const sources = Object.fromEntries([
    ...ofMovements,
    ['principal', sumOf(payments.map(({ principal }) => principal))],
    ['interest', sumOf(payments.map(({ interest }) => interest))],
    ['fee', -sumOf(payments.map(({ fee }) => fee))],
    ['withheld', -sumOf(payments.map(({ withheld }) => withheld))],
  ]) as Record<Source, Cents>
  const unordered = [
    ...movements.map((movement) => ({ movement, at: movement.at, amount: movement.amount })),
    ...payments.map((payment) => ({ payment, at: payment.at, amount: netOf(payment) })),
  ]
  let balance = opening
  const entries = unordered
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry): Entry => ({ ...entry, balance: (balance += entry.amount) }))
  if (balance !== closing || opening + sumOf(Object.values(sources)) !== closing)
    throw new Error(
      `A statement does not tie: ${opening} and its movements are ${balance}, the ledger says ${closing}.`,
    )
  return { ...data, sources, entries }
}
