import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** A citation that leads nowhere is worse than none. */
const root = path.resolve(import.meta.dirname, '../../..')
const texts = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(ts|tsx|astro|css|mjs|cjs|js|sql|md|json|yaml)$/.test(file) && file !== 'package-lock.json')
  // Removed but not committed files are still tracked.
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const rules = globSync('packages/handbook/behaviour/*.md', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\*\*(\d+\.\d+)\*\*/g)].map(([, number]) => number!),
)
const decisions = globSync('packages/handbook/decisions/*.md', { cwd: root }).map((file) => path.basename(file, '.md'))

function cited(word: string, what: string) {
  const pattern = new RegExp(
    `(?<!')\\b${word}s?\\s+(?:(?:\\*|//|--)\\s+)?${what}(?:(?:, | and | to |, and )${what})*`,
    'gi',
  )
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([citation]) =>
      [...citation.matchAll(new RegExp(`\\b${what}\\b`, 'g'))].map(([name]) => ({ file, name })),
    ),
  )
}

test('every rule has a unique number', () => {
  expect(rules.length).toBeGreaterThan(250)
  expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([])
})

test('every cited rule exists', () => {
  expect(cited('rule', String.raw`\d{1,2}\.\d{1,2}`).filter(({ name }) => !rules.includes(name))).toEqual([])
})

test('every cited decision exists', () => {
  const dangling = cited('decision', String.raw`(?:\d{3}|[a-z]+(?:-[a-z]+)+)`)
  expect(dangling.filter(({ name }) => !decisions.includes(name))).toEqual([])
})

test('every link of a document leads to a file', () => {
  const broken = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^https?:/.test(target) && !existsSync(path.join(root, path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})
