import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { newTestFolder } from '@cauce/testing/test-folders'
import { afterAll, expect, it } from 'vitest'

const folder = newTestFolder('resolve')
afterAll(() => rm(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const printed = (program: string): string =>
  execFileSync(process.execPath, ['--import', path.join(import.meta.dirname, 'resolve-once.ts'), program], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

it('resolves for each importing file the same module as Node', () => {
  for (const version of ['', 'inner/']) {
    write(
      `${version}node_modules/dependency/package.json`,
      '{ "exports": { "import": "./esm.mjs", "require": "./cjs.cjs" } }',
    )
    write(`${version}node_modules/dependency/esm.mjs`, `export default 'imported ${version}'`)
    write(`${version}node_modules/dependency/cjs.cjs`, `module.exports = 'required ${version}'`)
    write(
      `${version}one.mjs`,
      `import { createRequire } from 'node:module'
      import same from './same.mjs'
      import found from 'dependency'
      import data from './data.json' with { type: 'json' }
      export default [found, createRequire(import.meta.url)('dependency'), same, data].join(', ')`,
    )
    write(`${version}same.mjs`, `export { default } from 'dependency'`)
    write(`${version}data.json`, `"data ${version}"`)
  }
  write(
    'main.mjs',
    `import outer from './one.mjs'
    import inner from './inner/one.mjs'
    const missing = []
    for (const name of ['./missing.mjs', 'missing', 'missing']) await import(name).catch(({ code }) => missing.push(code))
    console.log(JSON.stringify({ outer, inner, missing }))`,
  )

  expect(JSON.parse(printed('main.mjs'))).toEqual({
    outer: 'imported , required , imported , data ',
    inner: 'imported inner/, required inner/, imported inner/, data inner/',
    missing: Array.from({ length: 3 }, () => 'ERR_MODULE_NOT_FOUND'),
  })
})
