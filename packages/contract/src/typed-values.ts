import { formatAmount, type Cents } from './cents.ts'

/**
 * A value with its type, so that a reader can format it without guessing from the name of a field or from a text. Mails and
 * audit records carry them as JSON. A plain string is text, a plain number counts something.
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
  /** One of the values of an enumeration; its words are with the noun. */
  | { readonly choice: string }
  /** The identifier of another record. */
  | { readonly reference: string }
  /** A file or a person by name. */
  | { readonly name: string }

/** An amount; on the wire a decimal string of euro. */
export const moneyValue = (cents: Cents): { readonly money: string } => ({ money: formatAmount(cents) })

/** A moment; on the wire ISO 8601 in UTC. */
export const instantValue = (instant: Date): { readonly instant: string } => ({ instant: instant.toISOString() })
