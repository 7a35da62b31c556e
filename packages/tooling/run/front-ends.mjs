import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { precompress } from './precompress.mjs'
import { run } from './processes.mjs'
import { root } from './workspace.mjs'

const SHARED = [
  'package-lock.json',
  'packages/contract',
  'packages/client',
  'packages/i18n',
  'packages/format',
  'packages/design',
]

/** What is built, where it lands, which part of that browsers get, and what it is made of. */
const FRONT_ENDS = [
  { name: '@cauce/site', output: 'site/dist', served: 'site/dist/client', inputs: [...SHARED, 'site'] },
  {
    name: '@cauce/backoffice',
    output: 'backoffice/dist',
    served: 'backoffice/dist',
    inputs: [...SHARED, 'backoffice'],
  },
]
const NO_INPUTS = new Set(['node_modules', 'dist', '.astro', '.turbo', '.cache'])

/**
 * Builds the front ends whose inputs changed since they were built. The hash of all inputs takes some 50 ms; asking the
 * build tools the same takes seconds.
 * @returns {Promise<number>} the exit code
 */
export async function buildWhatIsStale() {
  const stale = FRONT_ENDS.filter((frontEnd) => readStamp(frontEnd) !== hashOf(frontEnd.inputs))
  if (stale.length === 0) return 0
  console.log(`Building ${stale.map(({ name }) => name).join(' and ')}.`)
  const code = await run('turbo', ['run', 'build', '--ui=stream', ...stale.map(({ name }) => `--filter=${name}`)])
  if (code !== 0) return code
  for (const frontEnd of stale) {
    await precompress(path.join(root, frontEnd.served))
    writeFileSync(stampOf(frontEnd), hashOf(frontEnd.inputs))
  }
  return 0
}

/** @param {{ output: string }} frontEnd */
const stampOf = ({ output }) => path.join(root, output, '.inputs')

/** @param {{ output: string }} frontEnd */
function readStamp(frontEnd) {
  return existsSync(stampOf(frontEnd)) ? readFileSync(stampOf(frontEnd), 'utf8') : undefined
}

/** @param {readonly string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesUnder(input))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} place @returns {string[]} paths relative to the checkout, in a fixed order */
function filesUnder(place) {
  const entries = readEntries(place)
  if (entries === undefined) return [place]
  return entries
    .filter(({ name }) => !NO_INPUTS.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${place}/${entry.name}`) : [`${place}/${entry.name}`]))
}

/** @param {string} place */
function readEntries(place) {
  try {
    return readdirSync(path.join(root, place), { withFileTypes: true })
  } catch {
    return undefined
  }
}
