import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The text of every tracked source below `folder`, joined. */
function sourceOf(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-z', folder], { cwd: root, encoding: 'utf8' }).split('\0')
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
}

interface Term {
  readonly spanish: string
  readonly english: string
  readonly code: string
}

const glossary = readFileSync(path.join(import.meta.dirname, 'glossary.md'), 'utf8')
const terms: Term[] = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \| `(\w+)` \| .+ \|$/gm)].map(
  ([, spanish, english, code]) => ({ spanish: spanish!, english: english!, code: code! }),
)
const contract = sourceOf('packages/contract/src')
const messages = { spanish: sourceOf('packages/i18n/src/es'), english: sourceOf('packages/i18n/src/en') }

/** Whether a message has the word, in any case and number. */
const says = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

test('a term has one row', () => {
  expect(terms.length).toBeGreaterThan(50)
  const words = terms.map(({ english }) => english)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

describe.each(terms)('$english', ({ spanish, english, code }) => {
  test('is a word of the contract, and of the messages in both languages', () => {
    expect(contract).toMatch(new RegExp(`\\b${code}\\b`))
    expect({ spanish: says(messages.spanish, spanish), english: says(messages.english, english) }).toEqual({
      spanish: true,
      english: true,
    })
  })
})
