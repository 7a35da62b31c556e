import { formatAmount, type Cents } from './cents.ts'

/**
 * Tagged value, so that readers need not guess its format. Stored as JSON in mails and audit records. Plain string:
 * text; plain number: count.
 */
export type TypedValue =
  | string
  | number
  | boolean
  | null
  | { readonly money: string }
  | { readonly percentage: number }
  | { readonly instant: string }
  | { readonly date: string }
  /** Enumeration value; its words are with the noun. */
  | { readonly choice: string }
  | { readonly reference: string }
  /** File or person name. */
  | { readonly name: string }

/** Decimal string of euros on the wire. */
export const moneyValue = (cents: Cents): { readonly money: string } => ({ money: formatAmount(cents) })

/** A moment; on the wire ISO 8601 in UTC. */
export const instantValue = (instant: Date): { readonly instant: string } => ({ instant: instant.toISOString() })
