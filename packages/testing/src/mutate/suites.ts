import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The tests of a file by how near they are: a fault that the first ones miss goes to the next. */
export type Suites = readonly (readonly string[])[]

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Tests that compare a generated file with its source: they notice every change, right or wrong. */
const COMPARING =
  /\/(openapi\/document|access\/access-grid|handbook\/lifecycles|tooling\/openapi|docs\/docs\.pages|config\/config)\.test\.ts$/
export const isComparing = (test: string) => COMPARING.test(`/${test}`)

export const isApiTest = (test: string) => test.endsWith('.api.test.ts')

/** Says which tests speak about a file: by imports for pure code, by folder for what needs the database. */
export function suitesFor(root: string, files: readonly string[]): (file: string) => Suites {
  const importsOf = importGraph(root)
  const unit = files.filter((file) => file.endsWith('.test.ts') && !/\.(api|process|browser)\.test\.ts$/.test(file))
  const reached = new Map(unit.map((test) => [test, closure(test, importsOf)]))
  const api = files.filter(isApiTest)
  return (file) => {
    const importing = unit.filter((test) => reached.get(test)!.has(file))
    const own = importing.filter((test) => packageOf(test) === packageOf(file))
    const others = importing.filter((test) => packageOf(test) !== packageOf(file))
    const near = [own, ...apiSuites(file, api), others]
    return [
      ...near.map((suite) => suite.filter((test) => !isComparing(test))),
      importing.filter((test) => isComparing(test)),
    ].filter((suite) => suite.length > 0)
  }
}

/** The tests on a database: those of the noun, of its room, and all. Code of other packages is met by all of them at most. */
function apiSuites(file: string, api: readonly string[]): Suites {
  if (packageOf(file) !== 'packages/api') return []
  const folder = path.posix.dirname(file)
  const room = /^packages\/api\/src\/(modules\/[^/]+|[^/]+)\//.exec(file)?.[0] ?? 'packages/api/src/'
  const [noun, neighbours] = [inside(api, `${folder}/`), inside(api, room)]
  const rest = api.filter((test) => !neighbours.includes(test))
  return [noun, neighbours.filter((test) => !noun.includes(test)), rest]
}

const inside = (tests: readonly string[], folder: string) => tests.filter((test) => test.startsWith(folder))
const packageOf = (file: string) => /^(packages\/[^/]+|[^/]+)\//.exec(file)?.[1]

function closure(file: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([file])
  for (const each of seen) for (const next of importsOf(each)) seen.add(next)
  return seen
}

/** The files of this repository that a file imports, relative to the root. */
function importGraph(root: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const before = known.get(file)
    if (before) return before
    const source = /\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : ''
    const targets = [...source.matchAll(IMPORT)].flatMap((match) => resolved(root, file, match[1]!) ?? [])
    known.set(file, targets)
    return targets
  }
}

function resolved(root: string, from: string, name: string): string | undefined {
  const [, workspace, subpath] = /^@cauce\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  const folder = `packages/${workspace}/src/`
  const base = name.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), name)
    : workspace && `${folder}${subpath ?? 'index.ts'}`
  if (!base) return undefined
  return [base, `${base}.ts`, `${base}/index.ts`].find(
    (each) => /\.\w+$/.test(each) && existsSync(path.join(root, each)),
  )
}
