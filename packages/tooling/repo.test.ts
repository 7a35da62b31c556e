import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** Repository rules that no linter sees. */
const root = path.resolve(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  // Removed but not committed files are still tracked.
  .filter((file) => file !== '' && existsSync(path.join(root, file)))

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf|mp4)$/
/** Generated files or data. */
const GENERATED = [
  'package-lock.json',
  'packages/contract/contract.txt',
  'packages/api/access.txt',
  'packages/design/src/tokens.css',
]
const isGenerated = (file: string) => GENERATED.includes(file) || /\.generated\.|\/migrations\/|\/flags\//.test(file)

const texts = tracked.filter((file) => !BINARY.test(file)).map((file) => ({ file, text: read(file) }))
const written = texts.filter(({ file }) => !isGenerated(file))

test('the top level holds workspaces, and files that tools and people look for there', () => {
  const allowed = [
    ...['backoffice', 'e2e', 'packages', 'site'],
    ...['package.json', 'package-lock.json', 'turbo.json', 'tsconfig.json', 'vitest.config.ts', 'playwright.config.ts'],
    ...['README.md', 'LICENSE', 'SECURITY.md', 'Dockerfile', 'compose.yaml'],
  ]
  const topLevel = new Set(tracked.map((file) => file.split('/')[0]!))
  expect([...topLevel].filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([])
})

test('nothing that is built, installed or kept as data is tracked', () => {
  expect(tracked.filter((file) => /(^|\/)(node_modules|dist|\.astro|\.turbo|\.data|coverage)\//.test(file))).toEqual([])
})

test('the lockfile names no host, so that it serves behind any registry', () => {
  expect(read('package-lock.json').match(/"resolved": "https?:/g) ?? []).toEqual([])
})

test('every dependency has an exact version', () => {
  const loose = tracked
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<
        string,
        Record<string, string>
      >
      const versions = Object.entries({ ...dependencies, ...devDependencies })
      return versions
        .filter(([, version]) => !/^\d/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    })
  expect(loose).toEqual([])
})

test('no file is longer than 600 lines: split it by what its parts are about', () => {
  const long = written.filter(({ file, text }) => !/\.(svg|json|xsd)$/.test(file) && text.split('\n').length > 600)
  expect(long.map(({ file }) => file)).toEqual([])
})

test('names are kebab-case', () => {
  const odd = tracked.filter(
    (file) =>
      /\.(ts|tsx|astro|css|mjs)$/.test(file) &&
      !/^(\[{1,2}(\.\.\.)?[a-zA-Z]+\]{1,2}|[a-z0-9.-]+|App)\.\w+$/.test(path.basename(file)),
  )
  expect(odd).toEqual([])
})

describe('no tracked file holds', () => {
  // Assembled here so that this file does not match itself.
  const rules: { what: string; pattern: RegExp; where?: RegExp }[] = [
    {
      what: "a path of someone's machine",
      pattern: new RegExp(`(${['home', 'Users', 'work', 'root'].join('|')})/`.replace('(', '["\'` (]/(')),
    },
    { what: 'the address of a package registry', pattern: new RegExp(`registry\\.(npmjs|yarnpkg)\\.`) },
    {
      what: 'work put off: do it, or write an issue',
      pattern: new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${['X', 'XX'].join('')})\\b`),
    },
    {
      what: 'a test that runs alone or not at all',
      pattern: new RegExp(`\\b(test|it|describe)\\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\\b`),
      where: /\.(test|spec)\.tsx?$/,
    },
    {
      what: 'a wait for time to pass: wait for what should happen',
      pattern: new RegExp(['waitFor', 'Timeout'].join('')),
    },
    {
      what: 'a double click whose answer may come between the clicks: use pressTwice',
      pattern: /dblclick\(/i,
      where: /\.(test|spec)\.tsx?$/,
    },
    { what: 'a debugger or a forgotten console.log', pattern: new RegExp(`\\b${['debug', 'ger'].join('')};?$`, 'm') },
    {
      what: 'a word that a native colleague would not write (packages/handbook/glossary.md)',
      pattern: new RegExp(
        `\\b(${['some', 'body'].join('')}|${['who', 'ever'].join('')}|${['a', 'new'].join('')})\\b`,
        'i',
      ),
      where: /^(?!packages\/i18n\/src\/messages\.test).*\.(md|ts|tsx|sql|astro|css|mjs)$/,
    },
    { what: 'a conflict that was not resolved', pattern: new RegExp(`^(${'<'.repeat(7)}|${'>'.repeat(7)}) `, 'm') },
  ]
  test.each(rules)('$what', ({ pattern, where }) => {
    const found = written
      .filter(({ file }) => where === undefined || where.test(file))
      .flatMap(({ file, text }) => linesWith(text, pattern).map((line) => `${file}:${line}`))
    expect(found).toEqual([])
  })
})

function linesWith(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
