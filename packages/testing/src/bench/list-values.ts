import type { Endpoint } from '@cauce/contract'
import { z } from 'zod'

export type Row = Readonly<Record<string, unknown>>

/** What cases are made from: a row in the middle of a list, as an administrator reads it, and how many rows there are. */
export interface Sample {
  readonly row: Row | undefined
  readonly total: number
  /** An order, which names what many filters ask for: a person, a project. */
  readonly order?: Row | undefined
}

/** Filters that find a part of a text, with the fields that they look in. */
export const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'title'],
  multiSearch: ['email'],
  title: ['title'],
  alias: ['alias'],
  account: ['account'],
  search: ['counterpartyName', 'remittance', 'name'],
  text: ['counterpartyName', 'remittance'],
}
/** Where a list has the day that these filters compare. */
const DAYS: ReadonlySet<string> = new Set(['fromDate', 'toDate', 'dueBy'])
/** What a filter is tried with, by label: each of its choices, else what the sampled row has in the field of its name, or an order. */
export function valuesOf(endpoint: Endpoint, name: string, { row, order }: Sample): Readonly<Record<string, unknown>> {
  const choices = optionsOf(endpoint, name)
  if (choices.length > 0) return Object.fromEntries(choices.map((choice) => [String(choice), choice]))
  if (row === undefined) return {}
  if (DAYS.has(name)) {
    const date = row['createdAt'] ?? row['dueDate'] ?? row['bookingDay']
    return date === undefined ? {} : { '…': String(date).slice(0, 10) }
  }
  const text = SEARCHES[name]?.map((field) => row[field]).find((found) => typeof found === 'string' && found !== '')
  if (name === 'multiSearch') return { 'e-mail': text, 'three letters': String(row['name']).slice(0, 3) }
  if (text !== undefined) return { whole: text, 'three letters': String(text).slice(0, 3) }
  const value = row[name] ?? matchOf(row)[name] ?? order?.[name]
  return value === undefined || value === null ? {} : { '…': value }
}

/** What a line of a statement is matched with first. */
const matchOf = ({ matchedWith }: Row): Row => ((matchedWith as readonly Row[] | undefined) ?? [])[0] ?? {}

/** The choices of a parameter that is an enumeration or yes and no. */
export function optionsOf(endpoint: Endpoint, name: string): readonly unknown[] {
  const parameter = endpoint.query?.shape[name] as z.ZodType | undefined
  const schema = parameter instanceof z.ZodOptional ? parameter.unwrap() : parameter
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodBoolean ? [true, false] : []
}
