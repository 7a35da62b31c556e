import type { Cents } from '@cauce/contract'

/** A movement of the wallet that is no payment of a project, as the ledger posted it; out of it is negative. */
export interface Movement {
  readonly at: Date
  readonly kind: MovementKind
  readonly amount: Cents
  readonly project: string | null
  /** The account that it came from or went to. */
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

/** What one order was paid of a distribution, in its parts. */
export interface PaidPart {
  readonly at: Date
  readonly project: string
  readonly promoter: string
  readonly promoterTaxNumber: string | null
  readonly number: number
  readonly part: number
  readonly count: number
  /** The first day that it is for; the last one is the day before it is due. */
  readonly periodStart: string
  readonly dueDate: string
  readonly paidOn: string
  /** Whether the promoter has paid less than was due, so that a further part is to follow. */
  readonly isPartial: boolean
  readonly interest: Cents
  readonly fee: Cents
  readonly withheld: Cents
  readonly principal: Cents
  /** Basis points; null where no withholding was looked at. */
  readonly rate: number | null
}

/** What an investor has in a project at the end of a period. */
export interface Holding {
  readonly project: string
  readonly expectedEnd: string | null
  readonly outstanding: Cents
}

export interface StatementData {
  readonly opening: Cents
  /** What the ledger says at the end. */
  readonly closing: Cents
  readonly movements: readonly Movement[]
  readonly payments: readonly PaidPart[]
  readonly holdings: readonly Holding[]
}

/** Where the balance comes from: each kind of movement, and payments by their parts. */
export const SOURCES = [...MOVEMENT_KINDS, 'principal', 'interest', 'fee', 'withheld'] as const
export type Source = (typeof SOURCES)[number]

type Entry = ({ readonly movement: Movement } | { readonly payment: PaidPart }) & {
  readonly at: Date
  readonly amount: Cents
  readonly balance: Cents
}

export interface Statement extends StatementData {
  readonly sources: Readonly<Record<Source, Cents>>
  /** All movements in the order of time, with the balance after each. */
  readonly entries: readonly Entry[]
}

export const netOf = ({ interest, fee, withheld, principal }: PaidPart): Cents => interest - fee - withheld + principal
const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n)

/**
 * The statement of a period.
 * @throws Error when opening and movements do not add up to what the ledger says at the end: such a statement is not issued
 */
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
