import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Comments cite rules and decisions by number. A number that leads nowhere is worse than none. */
const root = path.resolve(import.meta.dirname, '../..')
const textFiles = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(ts|tsx|astro|css|mjs|cjs|js|sql|md|json|yaml)$/.test(file) && file !== 'package-lock.json')
  // Removed but not committed files are still tracked.
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const chapters = readdirSync(path.join(import.meta.dirname, 'behaviour')).map((file) => ({
  file,
  text: readFileSync(path.join(import.meta.dirname, 'behaviour', file), 'utf8'),
}))
const rules = chapters.flatMap(({ text }) => [...text.matchAll(/\*\*(\d+\.\d+)\*\*/g)].map(([, number]) => number!))
const decisions = readdirSync(path.join(import.meta.dirname, 'decisions')).map((file) => file.slice(0, 3))

/** Every number cited after `word` ("rule 4.1", "rules 4.1 to 4.3", "rules 4.1 and 4.3"), with its place. */
function citations(word: RegExp, number: RegExp) {
  const several = `(?:(?:, | and | to |, and )(?:${word.source} )?${number.source})*`
  const pattern = new RegExp(`\\b${word.source}\\s+(?:\\*\\s+|//\\s+|--\\s+)?${number.source}${several}`, 'gi')
  return textFiles.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([cited]) =>
      [...cited.matchAll(new RegExp(number.source, 'g'))].map(([found]) => ({ file, number: found })),
    ),
  )
}

test('a rule has a number of its own, in the chapter that its file names', () => {
  expect(rules.length).toBeGreaterThan(250)
  expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([])
  const odd = chapters.flatMap(({ file, text }) =>
    [...text.matchAll(/\*\*(\d+)\.\d+\*\*/g)].filter(([, chapter]) => Number(chapter) !== Number(file.slice(0, 2))),
  )
  expect(odd.map(([number]) => number)).toEqual([])
})

test('every cited rule exists', () => {
  const dangling = citations(/rules?/, /\d{1,2}\.\d{1,2}/).filter(({ number }) => !rules.includes(number))
  expect(dangling).toEqual([])
})

test('every cited decision exists', () => {
  const dangling = citations(/decisions?/, /\d{3}/).filter(({ number }) => !decisions.includes(number))
  expect(dangling).toEqual([])
})

test('every link of a document leads to a file', () => {
  const broken = textFiles
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^https?:/.test(target))
        .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})

test('nothing cites what is not in the repository', () => {
  // The two documents that tell where the handbook came from.
  const origin = ['packages/handbook/README.md', 'packages/handbook/decisions/091-a-handbook-is-the-authority.md']
  const absent = /\bspec(ification)?,? \(?sections? \d|\bthe specification\b|\bproduct decisions? \d|\bdesign notes\b/i
  const found = textFiles
    .filter(
      ({ file, text }) => !origin.includes(file) && absent.test(text) && file !== 'packages/handbook/citations.test.ts',
    )
    .map(({ file }) => file)
  expect(found).toEqual([])
})
