import { brand } from '@cauce/contract/brand.ts'
import { formatCount, isSingular } from '@cauce/format/quantities.ts'

export type MessageParams = Readonly<Record<string, string | number>>

/** Polyglot syntax. Numbers get thousands separators; pass years as text. Unknown placeholders stay. */
export function interpolate(message: string, params: MessageParams = {}): string {
  return chooseForm(message, params['smart_count']).replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : name === 'brand' ? brand() : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' && Number.isInteger(value) ? formatCount(value) : String(value)
  })
}

/** Leaves out lines that name an absent or empty value. */
export const interpolateLines = (text: string, params: MessageParams): string[] =>
  text
    .split('\n')
    .filter((line) => [...line.matchAll(/%\{(\w+)\}/g)].every(([, name]) => (params[name!] ?? '') !== ''))
    .map((line) => interpolate(line, params))

export function chooseForm(message: string, count: string | number | undefined): string {
  const [one, many] = message.split('||||').map((form) => form.trim()) as [string, string | undefined]
  return many === undefined || isSingular(Number(count)) ? one : many
}
