import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The Dockerfile, compose.yaml and the files in `deploy` agree with the repository (decision processes-and-failover). */
const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const packageJson = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { name: string; dependencies?: Record<string, string> }
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const services = readdirSync(path.join(root, 'packages/handbook/deploy'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => read(`packages/handbook/deploy/${name}`))
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)
const settings = matches(read('README.md'), /^\| (`[A-Z].*?) \|/gm)
  .flatMap((cell) => matches(cell, /`(\w+)`/g))
  .concat('NODE_ENV')

describe('the image', () => {
  test('has the Node that the repository runs on', () => {
    const { node } = (JSON.parse(read('package.json')) as { devDependencies: { node: string } }).devDependencies
    expect(new Set(matches(dockerfile, /^FROM node:([\d.]+)/gm))).toEqual(new Set([node]))
  })

  test('has the server and exactly the workspaces that it imports', () => {
    const folders = readdirSync(path.join(root, 'packages'))
      .map((name) => `packages/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    const folderOf = new Map(folders.map((folder) => [packageJson(folder).name, folder]))
    const needed = new Set(['packages/server'])
    for (const folder of needed)
      for (const name of Object.keys(packageJson(folder).dependencies ?? {}))
        if (folderOf.has(name)) needed.add(folderOf.get(name)!)
    expect(matches(dockerfile, /^COPY (packages\/[\w-]+) /gm)).toEqual([...needed].toSorted())
  })

  test('contains the parts of the built front ends that the server reads', () => {
    for (const [source, frontEnd] of [
      ['site', 'site/dist'],
      ['back-office', 'backoffice/dist'],
    ] as const) {
      expect(read(`packages/server/src/${source}.ts`)).toContain(`'../../../${frontEnd}'`)
      expect(dockerfile).toContain(`COPY --from=build /cauce/${frontEnd} ${frontEnd}\n`)
    }
  })

  test('runs as an unprivileged account, with a health check', () => {
    expect(dockerfile).toMatch(/^USER node\n(?!.*^USER )/ms)
    expect(dockerfile).toContain('/healthz')
  })
})

test('images cannot change under their tag', () => {
  const images = [
    ...matches(dockerfile, /^FROM (\S+)/gm),
    // Our own has no registry.
    ...matches(compose, /^ +image: (?!cauce$)(\S+)/gm),
  ]
  expect(images).toHaveLength(5)
  expect(images.filter((image) => !/^\w+:\d+\.\d+(\.\d+)?(-[\w-]+)?@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
})

test('the given settings exist', () => {
  const platform = compose.slice(compose.indexOf('environment: &settings'), compose.indexOf('secrets: ['))
  const given = [
    ...matches(platform, /^ {4}([A-Z_]+):/gm),
    ...matches(dockerfile, /^ENV (.*)$/gm).flatMap((line) => matches(line, /(\w+)=/g)),
    ...services.flatMap((unit) => matches(unit, /^Environment=(.*)$/gm)).flatMap((line) => matches(line, /(\w+)=/g)),
  ]
  expect(given.length).toBeGreaterThan(15)
  expect(given.filter((name) => !settings.includes(name))).toEqual([])
})

test('every mounted secret is created, and every created one is mounted', () => {
  const made = matches(compose, /file: \.secrets\/(\S+) /g)
  const script = read('packages/handbook/deploy/make-secrets.sh')
  for (const secret of made) expect(script).toMatch(new RegExp(`[ =/]${secret}\\b`))
  const used = matches(compose, /\/run\/secrets\/([\w-]+)/g)
  const inScripts = matches(read('packages/handbook/deploy/create-roles.sh'), /\/run\/secrets\/([\w-]+)/g)
  expect(new Set([...used, ...inScripts])).toEqual(new Set(made))
})

test('the stop timeouts exceed the time that draining and stopping take', () => {
  const drainSeconds = Number(/^\| `DRAIN_SECONDS` +\| `(\d+)`/m.exec(read('README.md'))![1])
  const waited = [
    ...matches(compose, /stop_grace_period: (\d+)s/g),
    ...services.flatMap((unit) => matches(unit, /TimeoutStopSec=(\d+)/g)),
  ]
  expect(waited.map(Number).every((seconds) => seconds > drainSeconds + 30)).toBe(true)
})
