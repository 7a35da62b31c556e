import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Repository rules that no linter sees. */
const root = path.resolve(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  // Removed but not committed files are still tracked.
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('no built, installed or data files are tracked', () => {
  expect(tracked.filter((file) => /(^|\/)(node_modules|dist|\.astro|\.turbo|\.data|coverage)\//.test(file))).toEqual([])
})

test('the lockfile names no host, so that it works with any registry', () => {
  expect(read('package-lock.json').match(/"resolved": "https?:/g) ?? []).toEqual([])
})

test('every dependency has an exact version', () => {
  const loose = tracked
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, Record<string, string>>
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    })
  expect(loose).toEqual([])
})

const TEST = /\.(test|spec)\.tsx?$/
/** Parts are joined so that this file does not match itself. */
test.each([
  {
    what: "a path of someone's machine",
    pattern: new RegExp(`["'\` (]/(${['home', 'Users', 'work', 'root'].join('|')})/`),
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/ },
  { what: 'the address of a package registry', pattern: /registry\.(npmjs|yarnpkg)\./ },
  {
    what: 'a test that runs alone or not at all',
    pattern: new RegExp(`\\b(test|it|describe)\\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\\b`),
    where: TEST,
  },
  { what: 'a wait for time to pass: wait for what should happen', pattern: /waitFor(?:Timeout)/ },
])('no tracked file holds $what', ({ pattern, where = /^(?!package-lock\.json)/ }) => {
  const found = tracked
    .filter((file) => where.test(file) && !/\.(png|jpe?g|webp|avif|ico|woff2?|pdf|mp4)$/.test(file))
    .flatMap((file) => {
      const text = read(file)
      const match = pattern.exec(text)
      return match === null ? [] : [`${file}:${text.slice(0, match.index).split('\n').length}`]
    })
  expect(found).toEqual([])
})
