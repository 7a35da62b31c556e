import type { Endpoint } from '@cauce/contract'
import { z } from 'zod'

export type Row = Readonly<Record<string, unknown>>

export interface Sample {
  readonly row: Row | undefined
  readonly total: number
  /** Supplies filter values. */
  readonly order?: Row | undefined
}

/** With the fields they search. */
export const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'title'],
  multiSearch: ['email'],
  title: ['title'],
  alias: ['alias'],
  account: ['account'],
  search: ['counterpartyName', 'remittance', 'name'],
  text: ['counterpartyName', 'remittance'],
  q: [],
}

const IN_HAND: Readonly<Record<string, (row: Row) => unknown>> = {
  name: ({ userName, name, title, projectName }) => userName ?? name ?? title ?? projectName,
  'surname first': ({ surname, name }) => surname && `${String(surname)}, ${String(name)}`,
  'e-mail': ({ email }) => email,
  telephone: ({ phone }) => phone,
  number: ({ number, reference }) => number ?? reference,
  account: ({ account, iban }) => {
    const whole = account ?? iban
    return typeof whole === 'string' && whole.replaceAll(/(.{4})/g, '$1 ')
  },
  amount: ({ amount }) => typeof amount === 'string' && amount.replace('.', ','),
}
const DAYS: ReadonlySet<string> = new Set(['fromDate', 'toDate', 'dueBy'])
/** Choices, else values of the sampled row or order. */
export function valuesOf(endpoint: Endpoint, name: string, { row, order }: Sample): Readonly<Record<string, unknown>> {
  const choices = optionsOf(endpoint, name)
  if (choices.length > 0) return Object.fromEntries(choices.map((choice) => [String(choice), choice]))
  if (row === undefined) return {}
  if (name === 'q') return inHand(row)
  if (DAYS.has(name)) {
    const date = row['createdAt'] ?? row['dueDate'] ?? row['bookingDay']
    return date === undefined ? {} : { '…': String(date).slice(0, 10) }
  }
  const text = SEARCHES[name]?.map((field) => row[field]).find((found) => typeof found === 'string' && found !== '')
  if (name === 'multiSearch') return { 'e-mail': text, 'three letters': String(row['name']).slice(0, 3) }
  if (text !== undefined) return { whole: text, 'three letters': String(text).slice(0, 3) }
  const value = [row, matchOf(row), order].map((one) => one?.[name]).find((one) => one !== undefined && one !== null)
  return value === undefined ? {} : { '…': value }
}

function inHand(row: Row): Readonly<Record<string, unknown>> {
  const found = Object.entries(IN_HAND).map(([label, read]) => [label, read(row)] as const)
  return Object.fromEntries(found.filter(([, text]) => typeof text === 'string' && text !== ''))
}

const matchOf = ({ matchedWith }: Row): Row => ((matchedWith as readonly Row[] | undefined) ?? [])[0] ?? {}

/** Enumerations and booleans. */
export function optionsOf(endpoint: Endpoint, name: string): readonly unknown[] {
  const parameter = endpoint.query?.shape[name] as z.ZodType | undefined
  const schema = parameter instanceof z.ZodOptional ? parameter.unwrap() : parameter
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodBoolean ? [true, false] : []
}
