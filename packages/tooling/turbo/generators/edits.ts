import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a checkout that a generator reads and writes. Paths are relative to its root. */
export class Checkout {
  readonly root: string
  readonly #written = new Set<string>()

  constructor(root: string) {
    this.root = root
  }

  /** The files written so far. */
  get written(): string[] {
    return [...this.#written]
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    const place = path.join(this.root, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
    this.#written.add(file)
  }

  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file)
    const changed = change(text)
    if (changed === text) throw new Error(`Nothing was changed in ${file}: its shape is not the one that is expected.`)
    this.write(file, changed)
  }
}

/**
 * Repeats the last line that matches, renamed, below itself. When the line is a property of an object on several lines, the
 * whole object is repeated.
 */
export function repeatBelow(text: string, pattern: RegExp, rename: (text: string) => string): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((line) => pattern.test(line))
  if (at === -1) throw new Error(`No line matches ${pattern}.`)
  const [from, to] = /^\s*(name|path):/.test(lines[at]!) ? enclosingObject(lines, at) : [at, at]
  const copy = rename(lines.slice(from, to + 1).join('\n'))
  return lines.toSpliced(to + 1, 0, copy).join('\n')
}

/** First and last line of the object that holds a property. */
function enclosingObject(lines: readonly string[], property: number): [from: number, to: number] {
  const indent = indentOf(lines[property]!) - 2
  const isEdge = (line: string) => line.trim() !== '' && indentOf(line) === indent
  const from = lines.findLastIndex((line, index) => index < property && isEdge(line))
  const to = lines.findIndex((line, index) => index > property && isEdge(line))
  return [from, to]
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** Inserts a line above the first line that matches, below `after` if given, with its indentation. */
export function insertAbove(text: string, pattern: RegExp, line: string, after = ''): string {
  const lines = text.split('\n')
  const start = after === '' ? 0 : lines.findIndex((each) => each.includes(after))
  const at = lines.findIndex((each, index) => index >= start && pattern.test(each))
  if (start === -1 || at === -1) throw new Error(`No line matches ${pattern}${after && ` after "${after}"`}.`)
  const indent = ' '.repeat(indentOf(lines[at]!))
  return lines.toSpliced(at, 0, indent + line).join('\n')
}

/** Imports `name` from `source` in the same statement as its other imports, or in a new one. */
export function withImport(
  text: string,
  name: string,
  source: string,
  kind: 'import' | 'import type' = 'import',
): string {
  const escaped = source.replaceAll(/[.$/]/g, String.raw`\$&`)
  const statement = new RegExp(`^${kind} \\{([^}]*)\\} from '${escaped}'`, 'm')
  const names = statement.exec(text)?.[1]
  if (names === undefined) return `${kind} { ${name} } from '${source}'\n${text}`
  if (names.split(',').some((each) => each.trim() === name)) return text
  return text.replace(statement, `${kind} {${names.trimEnd().replace(/,$/, '')}, ${name} } from '${source}'`)
}

/** The statement that begins at `start` (with the comment above it) and ends before the next empty line at the top level. */
export function statementOf(text: string, start: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.startsWith(start))
  if (at === -1) throw new Error(`No statement begins with "${start}".`)
  const isComment = (line: string | undefined) => line !== undefined && /^(\/\*\*| \*)/.test(line)
  const from = lines.findLastIndex((_, index) => index < at && !isComment(lines[index])) + 1
  const to = lines.findIndex((line, index) => index >= at && /^[)}]/.test(line))
  return lines.slice(from, to + 1).join('\n')
}
