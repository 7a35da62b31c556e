import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const SOURCES = ['packages/[^/]+/src', 'site/src', 'backoffice/src', 'e2e']

interface Import {
  readonly from: string
  readonly to: string
}

interface Cruise {
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] }
  readonly modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[]
}

test('imports run in their direction, and no two folders import each other', { timeout: 180_000 }, () => {
  const { modules, summary } = cruise()
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  const imports = [...importsOfSources(modules), ...importsOfAstro()]
  expect(imports.length).toBeGreaterThan(1000)
  expect(cyclesOf(imports)).toEqual([])
})

function cruise(): Cruise {
  const options = ['--config', 'packages/tooling/dependency-cruiser.cjs', '--output-type', 'json']
  const output = execFileSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    [...options, 'packages', 'site', 'backoffice', 'e2e'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
  )
  return JSON.parse(output) as Cruise
}

function importsOfSources(modules: Cruise['modules']): Import[] {
  const source = new RegExp(`^(${SOURCES.join('|')})/`)
  return modules
    .filter(({ source: file }) => !/\.test\.tsx?$/.test(file))
    .flatMap(({ source: from, dependencies }) => dependencies.map(({ resolved: to }) => ({ from, to })))
    .filter(({ from, to }) => source.test(from) && source.exec(from)?.[1] === source.exec(to)?.[1])
}

/** dependency-cruiser does not read Astro components. */
const importsOfAstro = (): Import[] =>
  globSync('site/src/**/*.astro', { cwd: root }).flatMap((from) =>
    [...readFileSync(path.join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)].map(
      (match) => ({
        from,
        to: path.join(path.dirname(from), match[1]!),
      }),
    ),
  )

function cyclesOf(imports: readonly Import[]): string[] {
  const byParent = Map.groupBy(imports.map(atParting), ({ parent }) => parent)
  return [...byParent].flatMap(([parent, edges]) => {
    const next = Map.groupBy(edges, ({ from }) => from)
    const reached = new Map([...next.keys()].map((start) => [start, reachedFrom(start, next)]))
    const circular = edges.filter(({ from, to, isFolder }) => isFolder && reached.get(to)?.has(from))
    return circular.length > 0 ? [`${parent}: ${circular.map(({ words }) => words).join(', ')}`] : []
  })
}

interface Edge {
  readonly parent: string
  readonly from: string
  readonly to: string
  /** False between two files, which dependency-cruiser checks. */
  readonly isFolder: boolean
  readonly words: string
}

function atParting({ from, to }: Import): Edge {
  const [source, target] = [from.split('/'), to.split('/')]
  const depth = source.findIndex((name, index) => name !== target[index])
  return {
    parent: source.slice(0, depth).join('/'),
    from: source[depth]!,
    to: target[depth]!,
    isFolder: depth < source.length - 1 || depth < target.length - 1,
    words: `${from} -> ${to}`,
  }
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly Edge[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop())
    for (const { to } of next.get(entry) ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      waiting.push(to)
    }
  return reached
}
