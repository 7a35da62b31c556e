export type Row = Readonly<Record<string, string | number | boolean | null>>
/** A constraint or a unique index of a table, and what it lets through. */
export interface Rule {
  readonly rule: string
  /** Rows that may stand beside each other. */
  readonly fits: readonly Row[]
  /** Rows that may not be added to those. */
  readonly breaks: readonly Row[]
}

export const [ONE, OTHER] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
export const NOW = '2026-11-20T09:00:00Z'
export const LATER = '2026-11-20T09:00:00.001Z'

/** A rule that an amount is above zero. */
export function positive(rule: string, others: Row = {}): Rule {
  return { rule, fits: [{ ...others, amount: 1 }], breaks: [0, -1].map((amount) => ({ ...others, amount })) }
}
