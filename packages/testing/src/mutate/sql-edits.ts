import type { Edit } from './mutants.ts'

/**
 * Words and operators of SQL with what stands in for them. Left alone is what would only fail: the star of `select *`, the days
 * between two dates, and words that belong to a statement (`create or replace`, `is distinct from`).
 */
const SWAPS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\bsum\(/g, 'max('],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )<>(?= )/g, '='],
  [/(?<=(?<!::date) )-(?= )/g, '+'],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<=(?<!select|returning|,) )\*(?= )/g, '/'],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bnot exists\b/g, 'exists'],
  [/(?<!not )\bexists\b(?= \()/g, 'not exists'],
  [/\bnot in\b/g, 'in'],
  [/\bunion all\b/g, 'union'],
  [/(?<!is |is not )\bdistinct\b(?: on \([^()]*\))?/g, ''],
  [/\bis distinct from\b/g, '='],
  [/\bis not distinct from\b/g, '<>'],
  [/\bfor (no key )?update\b(?! \S*execute)/g, ''],
  [/(?<!create |insert |update |delete |when \w+ )\bor\b/g, 'and'],
]
const COMMENT = /--[^\n]*/g
/** `between`, its lower border, and the `and` that joins no conditions. */
const BETWEEN = /(?<word>\bbetween\b)(?<lower>(?:[^()]|\([^()]*\))*?)\band\b/g
/** What ends a condition at its own depth of brackets. */
const END_OF_CONDITION =
  /^(?:\)|;|,|\band\b|\bor\b|\bthen\b|\bloop\b|\bgroup by\b|\border by\b|\bhaving\b|\blimit\b|\bfor\b|\breturning\b|\bunion\b|\bleft join\b|\bjoin\b|\bcross join\b|\bwhere\b|\bfrom\b|\bon conflict\b)/
const END_OF_WHERE =
  /^(?:\)|;|\bthen\b|\bloop\b|\bgroup by\b|\border by\b|\bhaving\b|\blimit\b|\bfor\b|\breturning\b|\bunion\b|\bon conflict\b)/

/**
 * Every fault that can be planted in a text of SQL.
 * @param original the text where `text` masks parts of it
 */
export function sqlEdits(text: string, original = text): Edit[] {
  const sql = text
    .replaceAll(COMMENT, (comment) => ' '.repeat(comment.length))
    .replaceAll(BETWEEN, '$<word>$<lower>~~~')
  return [
    ...SWAPS.flatMap(([pattern, swap]) =>
      [...sql.matchAll(pattern)].map((match) => ({ ...spanOf(match), text: swap, kind: `sql ${match[0].trim()}` })),
    ),
    ...[...sql.matchAll(/\band\b/g)].map((match) => cut(sql, match, END_OF_CONDITION, 'sql and')),
    ...[...sql.matchAll(/(?<!filter \()\bwhere\b/g)].map((match) => cut(sql, match, END_OF_WHERE, 'sql where')),
    ...[...sql.matchAll(/\bbetween\b([^~]*)~~~/g)].flatMap((match) => singleBorders(sql, original, match)),
    ...[...sql.matchAll(/\bin \(('[^()]*')\)/g)].flatMap(shorterLists),
    ...[...sql.matchAll(/\bfilter \(where\b/g)].map((match) => ({
      start: match.index,
      end: closing(sql, match.index + 'filter '.length) + 1,
      text: '',
      kind: 'sql filter',
    })),
  ].filter(({ start, end }) => end > start)
}

const spanOf = (match: RegExpMatchArray) => ({ start: match.index!, end: match.index! + match[0].length })

/** Leaves out a keyword with the condition that follows it. */
function cut(sql: string, match: RegExpMatchArray, end: RegExp, kind: string): Edit {
  let depth = 0
  let index = match.index! + match[0].length
  for (; index < sql.length; index += 1) {
    const character = sql[index]!
    const isWordStart = /\W/.test(sql[index - 1] ?? ' ')
    if (depth === 0 && (/\W/.test(character) || isWordStart) && end.test(sql.slice(index))) break
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) break
  }
  return { start: match.index!, end: index, text: ' ', kind }
}

/** `between a and b` without each of its borders. */
function singleBorders(sql: string, original: string, match: RegExpMatchArray): Edit[] {
  const { start, end: upper } = spanOf(match)
  const { end } = cut(sql, match, END_OF_CONDITION, '')
  const lower = original.slice(start + 'between'.length, upper - '~~~'.length)
  const kind = 'sql between'
  return [
    { start, end, text: `>=${lower}`, kind },
    { start, end, text: `<=${original.slice(upper, end)}`, kind },
  ]
}

/** The place of the bracket that closes the one at `open`. */
function closing(sql: string, open: number): number {
  let depth = 0
  for (let index = open; index < sql.length; index += 1) {
    if (sql[index] === '(') depth += 1
    if (sql[index] === ')' && (depth -= 1) === 0) return index
  }
  return sql.length - 1
}

/** `in ('a', 'b')` without each of its values. */
function shorterLists(match: RegExpMatchArray): Edit[] {
  const start = match.index! + match[0].indexOf('(') + 1
  const values = match[1]!.split(', ')
  return values.map((_, place) => ({
    start,
    end: start + match[1]!.length,
    text: values.length === 1 ? `'nothing'` : values.filter((__, other) => other !== place).join(', '),
    kind: 'sql in',
  }))
}
