import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { editsOf } from './node-edits.ts'
import { ruleEdits } from './rule-edits.ts'
import { sqlEdits } from './sql-edits.ts'

/** A small fault in a file: the text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: string
}

export interface Mutant extends Edit {
  readonly file: string
  readonly line: number
  /** The line with the fault, and as it is. */
  readonly before: string
  readonly after: string
}

/** Every fault that can be planted in a source of TypeScript or SQL, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const edits = file.endsWith('.sql') ? [...sqlEdits(source), ...ruleEdits(source)] : typescriptEdits(file, source)
  return edits.map((edit) => mutantOf(file, source, edit)).toSorted((one, other) => one.start - other.start)
}

function mutantOf(file: string, source: string, edit: Edit): Mutant {
  const from = source.lastIndexOf('\n', edit.start - 1) + 1
  const next = source.indexOf('\n', edit.end)
  const to = next === -1 ? source.length : next
  const flat = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
  return {
    ...edit,
    file,
    line: source.slice(0, edit.start).split('\n').length,
    before: flat(source.slice(from, to)),
    after: flat(source.slice(from, edit.start) + edit.text + source.slice(edit.end, to)),
  }
}

/** The source with the fault. */
export const planted = (source: string, { start, end, text }: Edit) => source.slice(0, start) + text + source.slice(end)

function typescriptEdits(file: string, source: string): Edit[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    // What a bug says, and what the reference shows as an example, is for its reader.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'examples') return
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return
    for (const edit of editsOf(node))
      edits.push({ start: edit.node.getStart(), end: edit.node.getEnd(), text: edit.text, kind: edit.kind })
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql'))
      edits.push(...templateEdits(source, node.template))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return edits
}

/** The faults of SQL in a template. What is interpolated is masked, so that it stays whole. */
function templateEdits(source: string, template: ts.TemplateLiteral): Edit[] {
  const start = template.getStart() + 1
  const original = source.slice(start, template.getEnd() - 1)
  let text = original
  if (ts.isTemplateExpression(template)) {
    for (const { expression } of template.templateSpans) {
      const from = expression.getFullStart() - 2 - start
      const to = expression.getEnd() + 1 - start
      text = text.slice(0, from) + '$'.repeat(to - from) + text.slice(to)
    }
  }
  return sqlEdits(text, original).map((edit) => ({
    ...edit,
    start: edit.start + start,
    end: edit.end + start,
  }))
}

/** Faults of a file that the tests need not notice, and why. */
interface Harmless {
  readonly file: string
  readonly why: string
  readonly faults: readonly Pick<Mutant, 'before' | 'after'>[]
}
const harmless = JSON.parse(readFileSync(new URL('harmless.json', import.meta.url), 'utf8')) as Harmless[]

export const isHarmless = (mutant: Mutant): boolean =>
  harmless.some(
    ({ file, faults }) =>
      file === mutant.file && faults.some(({ before, after }) => before === mutant.before && after === mutant.after),
  )

/** Items in an order that the seed decides alone (a linear congruential generator, Numerical Recipes). */
export function seededOrder<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
