import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the sources say about screens and tests; the table of coverage is made of nothing else. */

const root = path.resolve(import.meta.dirname, '../..')
const texts = new Map<string, string>()

/** The text of a source file, without its comments. */
export function sourceOf(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  texts.set(file, text)
  return text
}
const OFFICE = 'backoffice/src'

export interface Screen {
  /** The address that staff see, such as `/admin/customer/{id}`. */
  readonly address: string
  /** `users.show`. */
  readonly name: string
  /** Every file that the page is made of, and the pages of the site none of the back office's. */
  readonly files: readonly string[]
}

/** The files that a file imports from its own folder tree, at once or when they are needed. */
function importsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)]
    .map(([, target]) => path.join(path.dirname(file), target!))
    .filter((target) => /\.(tsx?|astro)$/.test(target) && existsSync(path.join(root, target)))
}

/** A file and everything that it leads to. */
function filesFrom(start: string): string[] {
  const found = new Set([start])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  return [...found]
}

const VIEWS = { list: '', show: '{id}', create: 'new', edit: 'edit/{id}' } as const

/** Every screen of the back office, by its own tables of pages and addresses. */
export function officeScreens(): readonly Screen[] {
  const table = sourceOf(`${OFFICE}/resources.ts`)
  const words = new Map(
    [...sourceOf(`${OFFICE}/providers/paths.ts`).matchAll(/^ {2}(\w+): \{ words: '([^']+)'/gm)].map(
      ([, noun, text]) => [noun!, text!],
    ),
  )
  const screenOf = (noun: string, view: keyof typeof VIEWS, file: string): Screen => ({
    address: `/admin/${words.get(noun) ?? noun}/${VIEWS[view]}`,
    name: `${noun}.${view}`,
    files: filesFrom(path.join(OFFICE, file)),
  })
  const ofNouns = table.split(/\bname: '/).flatMap((entry) => {
    const noun = /^\w+/.exec(entry)?.[0]
    if (noun === undefined) return []
    const named = /namedPages\(\(\) => import\('([^']+)'\)/.exec(entry)?.[1]
    if (named !== undefined) return (['list', 'create', 'edit'] as const).map((view) => screenOf(noun, view, named))
    return [...entry.matchAll(/(list|show|create|edit): page\(\s*async \(\) =>\s*\(await import\('([^']+)'\)/g)].map(
      ([, view, file]) => screenOf(noun, view as keyof typeof VIEWS, file!),
    )
  })
  const app = sourceOf(`${OFFICE}/App.tsx`)
  const own = [...app.matchAll(/path="(\/[\w-]+)"[^]*?<(?!Guarded)([A-Z]\w+) \/>/g)].map(([, route, component]) => {
    const file = new RegExp(String.raw`${component} = page\(\s*async \(\) =>\s*\(await import\('([^']+)'\)`).exec(
      table,
    )![1]!
    return { address: `/admin${route}`, name: `pages.${route!.slice(1)}`, files: filesFrom(path.join(OFFICE, file)) }
  })
  const inbox = { address: '/admin/', name: 'inbox', files: filesFrom(`${OFFICE}/resources/inbox/inbox.tsx`) }
  return [inbox, ...ofNouns, ...own]
}

/** The pages of the site, by its folder of pages. */
export function sitePages(): readonly Screen[] {
  return globSync('site/src/pages/**/*.astro', { cwd: root })
    .toSorted()
    .map((file) => {
      const address = file
        .slice('site/src/pages'.length, -'.astro'.length)
        .replace(/\/index$/, '/')
        .replaceAll(/\[(?:\.{3})?(\w+)\]/g, '{$1}')
      return { address, name: `site ${address}`, files: filesFrom(file) }
    })
}

export interface TestCase {
  readonly file: string
  readonly title: string
  readonly text: string
}

/** Every test by its title, with what stands in it and with what its file prepares before the first one. */
export function testsOf(pattern: string): readonly TestCase[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
    .toSorted()
    .flatMap((file) => casesOf(file, sourceOf(file)))
}

function casesOf(file: string, source: string): TestCase[] {
  const constants = [...source.matchAll(/^const (\w+) = '([^'\n]+)'/gm)]
  const text = constants.reduce(
    (filled, [, name, value]) =>
      filled
        .replaceAll(`\${${name}}`, value!)
        .replaceAll(new RegExp(String.raw`\(${name}(?=[,)])`, 'g'), `('${value}'`),
    source,
  )
  const starts = [...text.matchAll(/^ *(?:test|it)\b[^\n]*?\(\s*(['"`])((?:(?!\1).)+)\1/gm)]
  const helpers = [...text.matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)[^]*?(?=^(?:\S|$))/gm)]
  return starts.map((start, index) => {
    const own = text.slice(start.index, starts[index + 1]?.index)
    const used = helpers.filter(([, name]) => new RegExp(String.raw`\b${name}\b`).test(own)).map(([helper]) => helper)
    return { file, title: start[2]!, text: [own, ...used].join('\n') }
  })
}
