import type { Edit } from './mutants.ts'

/** What the database refuses by itself, and what stands there when it no longer does. */
const LEFT_OUT: readonly (readonly [kind: string, pattern: RegExp, text: string])[] = [
  ['constraint', /,\n\tCONSTRAINT "\w+" (?:CHECK|UNIQUE)[^\n]*?(?=,?\n)/g, ''],
  ['foreign key', /ALTER TABLE "\w+" ADD CONSTRAINT "\w+" FOREIGN KEY [^;]*/g, 'select 1'],
  ['unique', /\bUNIQUE (?=INDEX)/g, ''],
  ['predicate', /(?<=CREATE UNIQUE INDEX [^;]*) WHERE [^;]*/g, ''],
  ['trigger', /\b(?<!')create (?:constraint )?trigger [^;]*/g, 'select 1'],
  ['right', /(?<!')\brevoke [^;]*/g, 'select 1'],
  ['refusal', /\b(?:raise exception|execute format\('(?:create trigger|revoke)|alter table) ?[^;]*/g, 'null'],
]
/** Lists of what a trigger hears, a role may not do, or a rule is for. */
const LISTS: readonly (readonly [kind: string, pattern: RegExp, separator: string])[] = [
  ['event', /(?<=\b(?:before|after) )\w+(?: or \w+)+(?= on\b)/g, ' or '],
  ['right', /(?<=\brevoke )\w+(?:, \w+)+(?= on\b)/g, ', '],
  ['element', /(?<=\barray\[)'[^[\]]*'(?=\])/g, ', '],
  ['condition', /(?<=\bwhen )\w+(?: or \w+)+(?= then\b)/g, ' or '],
]

/** The faults of the rules of the database: constraints, triggers and rights that it no longer has. */
export function ruleEdits(sql: string): Edit[] {
  return [
    ...LEFT_OUT.flatMap(([kind, pattern, text]) =>
      [...sql.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text,
        kind,
      })),
    ),
    ...LISTS.flatMap(([kind, pattern, separator]) =>
      [...sql.matchAll(pattern)].flatMap((match) => shorter(match, separator, kind)),
    ),
  ]
}

/** A list without each of its entries. */
function shorter(match: RegExpMatchArray, separator: string, kind: string): Edit[] {
  const entries = match[0].split(separator)
  return entries.map((_, place) => ({
    start: match.index!,
    end: match.index! + match[0].length,
    text: entries.filter((__, other) => other !== place).join(separator),
    kind,
  }))
}
