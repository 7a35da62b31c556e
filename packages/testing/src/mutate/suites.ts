import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Suites = readonly (readonly string[])[]

/** The tests of a file by how near they are: a fault that the first ones miss goes to the next. */
export interface Reach {
  /** The tests in which a reader looks for the file: of its noun, its room and its flows. */
  readonly near: Suites
  readonly far: Suites
}

/** What failed where it was no test: the file could not be read, or what stands before its tests. */
export const WHOLE_FILE = 'the file'

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

export const isApiTest = (test: string) => test.endsWith('.api.test.ts')

/** Which unit tests import a file, in any number of steps. */
interface Imports {
  readonly direct: readonly string[]
  readonly own: readonly string[]
  readonly others: readonly string[]
}

const isUnitTest = (test: string) => test.endsWith('.test.ts') && !/\.(api|process|browser)\.test\.ts$/.test(test)

function unitTests(root: string, files: readonly string[]): (file: string) => Imports {
  const importsOf = importGraph(root)
  const reached = new Map(files.filter(isUnitTest).map((test) => [test, closure(test, importsOf)]))
  return (file) => {
    const importing = [...reached.keys()].filter((test) => reached.get(test)!.has(file))
    const own = importing.filter((test) => packageOf(test) === packageOf(file))
    return {
      // Most faults are noticed by a test that names the file.
      direct: own.filter((test) => importsOf(test).includes(file)),
      own,
      others: without(importing, own),
    }
  }
}

/**
 * Which files unit tests are there for: decisions (`*.domain.ts`), what a unit test of their package imports by name, and all of a
 * package that has no other tests. What else unit tests reach, and what has a test of its own on a database, a process or a page, is
 * tested there.
 */
export function pureFiles(root: string, files: readonly string[]): (file: string) => boolean {
  const importersOf = unitTests(root, files)
  const others = files.filter((file) => !isUnitTest(file))
  const impure = new Set(others.map(packageOf))
  return (file) => {
    if (file.endsWith('.domain.ts')) return true
    const stem = file.replace(/\.tsx?$/, '')
    if (others.some((test) => test.startsWith(`${stem}.`))) return false
    const { direct, own } = importersOf(file)
    return direct.length > 0 || (own.length > 0 && !impure.has(packageOf(file)))
  }
}

/** Says which tests speak about a file: by imports for pure code, by folder for what needs the database. */
export function suitesFor(root: string, files: readonly string[]): (file: string) => Reach {
  const importersOf = unitTests(root, files)
  const api = files.filter(isApiTest)
  return (file) => {
    const { direct, own, others } = importersOf(file)
    const { near, far } = apiSuites(root, file, api)
    return { near: [direct, without(own, direct), ...near], far: [others, ...far] }
  }
}

/** The tests on a database. What the API takes from other packages, all of them meet. */
function apiSuites(root: string, file: string, api: readonly string[]): Reach {
  if (packageOf(file) !== 'packages/api') {
    const common = SHARED.has(packageOf(file)!) ? testsOfAllNouns(root, api) : []
    const own = inside(api, `${packageOf(file)}/`)
    return { near: [own], far: common.length === 0 ? [] : [common, without(api, [...own, ...common])] }
  }
  const rings = file.startsWith(FLOWS)
    ? [
        inside(api, stemOf(file)),
        testsNaming(root, file, api),
        commonFlowTests(root, api),
        nounsOfFlow(root, file).flatMap((noun) => inside(api, noun)),
      ]
    : [
        inside(api, folderOf(file)),
        namedLike(api, file),
        inside(api, roomOf(file)),
        testsOfFlows(root, folderOf(file), api),
        testsCalling(root, folderOf(file), api),
        // What all nouns stand on is tested with all of them: lists, positions, refusals.
        ...(file.includes('/modules/') ? [] : [testsOfAllNouns(root, api), inside(api, 'packages/testing/')]),
      ]
  const near = rings.map((ring, place) => without(ring, rings.slice(0, place).flat()))
  const common = without(testsOfAllNouns(root, api), near.flat())
  return { near, far: [common, without(api, [...near.flat(), ...common])] }
}

const SHARED: ReadonlySet<string> = new Set(['contract', 'format', 'i18n', 'client'].map((name) => `packages/${name}`))
const FLOWS = 'packages/api/src/flows/'
const folderOf = (file: string) => `${path.posix.dirname(file)}/`
const roomOf = (file: string) => /^packages\/api\/src\/(modules\/[^/]+|[^/]+)\//.exec(file)?.[0] ?? 'packages/api/src/'
/** What the tests of a flow begin with: its folder, or its name. */
const stemOf = (file: string) => (folderOf(file) === FLOWS ? file.replace(/\.ts$/, '') : folderOf(file))

/** The tests that bear the name of a file, in whatever folder: `flows/four-eyes.api.test.ts` for `platform/four-eyes.queries.ts`. */
const namedLike = (api: readonly string[], file: string) => {
  const [name] = path.posix.basename(file).split('.')
  // Rules of the database are numbered in the order in which they are read.
  return api.filter((test) => path.posix.basename(test).startsWith(`${name!.replace(/^\d+-/, '')}.`))
}

/** The folders of the nouns that a flow imports, in any of its files. */
const nounsOfFlow = (root: string, file: string) => [
  ...new Set(
    filesOfFlows(root)
      .filter((each) => each.startsWith(stemOf(file)))
      .flatMap((each) => nounsOf(root, each)),
  ),
]

const filesOfFlows = (root: string) =>
  globSync(`${FLOWS}**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

/** The folders of the nouns that a file imports. */
function nounsOf(root: string, file: string): string[] {
  const folders = neighboursOf(root, file).map(folderOf)
  return [...new Set(folders.filter((folder) => folder.includes('/modules/')))]
}

/** What a file imports, as if all of it were beside it. */
const neighboursOf = (root: string, file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(([, name]) =>
    path.posix.join(path.posix.dirname(file), name!),
  )

/** The tests that import a flow, and those of the flows that do: a step that several flows take is tested with them. */
function testsNaming(root: string, file: string, api: readonly string[]): string[] {
  const names = (other: string) => neighboursOf(root, other).some((name) => name.startsWith(stemOf(file)))
  const stems = filesOfFlows(root).filter(names).map(stemOf)
  return api.filter((test) => names(test) || stems.some((stem) => test.startsWith(stem)))
}

/** The tests of the flows that import a noun. */
function testsOfFlows(root: string, noun: string, api: readonly string[]): string[] {
  const stems = filesOfFlows(root)
    .filter((flow) => nounsOf(root, flow).includes(noun))
    .map(stemOf)
  return inside(api, FLOWS).filter((test) => stems.some((stem) => test.startsWith(stem)))
}

/** The tests that call a noun, by its address: `/v1/tax/tax-files` for `modules/tax/tax-files/`. */
function testsCalling(root: string, noun: string, api: readonly string[]): string[] {
  const [, address] = /\/modules\/([^/]+\/[^/]+)\//.exec(noun) ?? []
  if (address === undefined) return []
  return api.filter((test) => readFileSync(path.join(root, test), 'utf8').includes(`/v1/${address}`))
}

/** The tests of what several flows have in common: four eyes, mails about money. */
function commonFlowTests(root: string, api: readonly string[]): string[] {
  const stems = filesOfFlows(root).map(stemOf)
  return inside(api, FLOWS).filter((test) => !stems.some((stem) => test.startsWith(stem)))
}

/** The tests that go through all nouns: of the wire, of access, and of what flows have in common. */
const testsOfAllNouns = (root: string, api: readonly string[]): string[] => [
  ...inside(api, 'packages/api/src/http/'),
  ...inside(api, 'packages/api/src/access/'),
  ...commonFlowTests(root, api),
]

const without = (tests: readonly string[], others: readonly string[]) => tests.filter((test) => !others.includes(test))
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
