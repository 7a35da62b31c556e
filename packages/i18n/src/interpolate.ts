import { formatCount, isSingular } from '@cauce/format/quantities.ts'

/** Values for the placeholders of a message. */
export type MessageParams = Readonly<Record<string, string | number>>

/**
 * The message with its placeholders filled in. The syntax is Polyglot's, which the back office uses too: `%{name}`, and
 * `one |||| many` chosen by `smart_count`. Whole numbers get dots between the thousands; a year is passed as
 * text, without dots. An unknown placeholder stays as it is.
 */
export function interpolate(message: string, params: MessageParams = {}): string {
  return chooseForm(message, params['smart_count']).replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' && Number.isInteger(value) ? formatCount(value) : String(value)
  })
}

/** The singular or plural form of a message for a count; a message with one form has no plural. */
export function chooseForm(message: string, count: string | number | undefined): string {
  const [one, many] = message.split('||||').map((form) => form.trim()) as [string, string | undefined]
  return many === undefined || isSingular(Number(count)) ? one : many
}
