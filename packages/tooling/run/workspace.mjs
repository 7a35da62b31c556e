// Everything in this folder runs on the Node that the machine has (20 or newer) before anything is installed: plain
// JavaScript, built-ins only.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const binaries = path.join(root, 'node_modules', '.bin')

/** The Node 24 that npm installs as a dependency, whatever the machine has; our TypeScript runs on nothing older. */
export function nodeProgram() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(installed) ? installed : process.execPath
}

/** The environment in which installed programs find each other, and the Node 24 first of all. */
export function environment(additions = {}) {
  const searchPath = [binaries, process.env.PATH ?? ''].join(path.delimiter)
  return {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...additions,
    PATH: searchPath,
  }
}
