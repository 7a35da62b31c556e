import { textAt, type Texts } from './further.ts'
import { messagesOf } from './index.ts'
import type { MessageGroup } from './translation.ts'

/** By key, in the order of the catalogue. */
export const flatten = (group: MessageGroup, prefix = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, message]): [string, string][] =>
    typeof message === 'string' ? [[prefix + key, message]] : flatten(message, `${prefix}${key}.`),
  )

/** Rows of a sheet for translators. */
export function sheetOf(code: string, texts: Texts): string[][] {
  const english = new Map(flatten(messagesOf('en')))
  const rows = flatten(messagesOf('es')).map(([key, spanish]) => [
    ...[key, spanish, english.get(key)!],
    textAt(key, spanish, texts) ?? '',
  ])
  return [['key', 'es', 'en', code], ...rows]
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

export interface ReadSheet {
  readonly texts: Texts
  /** Keys without a text: they are shown in Spanish. */
  readonly missing: readonly string[]
  /** What makes the sheet unusable, for the terminal. */
  readonly faults: readonly string[]
  /** Keys that the catalogue does not have (any more). */
  readonly unknown: readonly string[]
}

/** Finds its columns by their headings; others, and rows without a key, are ignored. */
export function readSheet([heading, ...lines]: readonly Line[], code: string): ReadSheet {
  const spanish = new Map(flatten(messagesOf('es')))
  const [keyAt, textAt] = ['key', code].map((name) => heading?.cells.findIndex((cell) => cell.toLowerCase() === name))
  if (!isFound(keyAt) || !isFound(textAt))
    return {
      texts: {},
      missing: [],
      unknown: [],
      faults: [`The first line must name the columns "key" and "${code}".`],
    }
  const texts = new Map<string, string>()
  const faults: string[] = []
  const unknown: string[] = []
  for (const { line, cells } of lines) {
    const [key = '', text = ''] = [cells[keyAt], plain(cells[textAt])]
    if (key === '' || text === '') continue
    const source = spanish.get(key)
    if (source === undefined) unknown.push(key)
    else {
      if (texts.has(key)) faults.push(`Line ${line}: ${key} stands there twice.`)
      faults.push(...faultsOf(text, source).map((fault) => `Line ${line}: ${key} ${fault}.`))
      texts.set(key, text)
    }
  }
  return {
    ...{ texts: sharedOnce(spanish, texts), faults, unknown },
    missing: [...spanish.keys()].filter((key) => !texts.has(key)),
  }
}

/** In the catalogue's order. */
function sharedOnce(spanish: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): Texts {
  const known = [...spanish].filter(([key]) => texts.has(key))
  const byMessage = Map.groupBy(known, ([, message]) => message)
  const shared = new Map(
    [...byMessage].map(([message, keys]) => [message, sharedText(keys.map(([key]) => texts.get(key)!))]),
  )
  return Object.fromEntries(
    known.map(([key, message]) => {
      const text = texts.get(key)!
      return [text === shared.get(message) ? message : key, text]
    }),
  )
}

/** The most frequent of several; undefined if none stands twice. */
function sharedText(texts: readonly string[]): string | undefined {
  const [most = []] = [...Map.groupBy(texts, (one) => one).values()].toSorted((one, other) => other.length - one.length)
  return most.length > 1 ? most[0] : undefined
}

const isFound = (index: number | undefined): index is number => index !== undefined && index >= 0

/** Spreadsheets end lines with CR LF; `toCsv` protects what they would run. */
const plain = (cell = ''): string => cell.replaceAll('\r\n', '\n').replace(/^'(?=[=+\-@])/, '')

const placeholdersIn = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted().join(', ')

/** Why a text cannot stand for the Spanish one; empty if it can. */
export function faultsOf(text: string, spanish: string): string[] {
  const [has, needs] = [text, spanish].map(placeholdersIn) as [string, string]
  const [forms, neededForms] = [text, spanish].map((one) => one.split('||||').length) as [number, number]
  return [
    ...(has === needs ? [] : [`has ${has || 'no placeholders'}, and needs ${needs || 'none'}, spelt so`]),
    ...(forms === neededForms ? [] : [`needs ${neededForms === 2 ? 'two forms' : 'one form'}, as in "${spanish}"`]),
  ]
}
