// Plain JavaScript with built-in modules only: starts on Node 20 or newer, before installation.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

export function nodeProgram() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(installed) ? installed : process.execPath
}

/**
 * Installed programs first in PATH. The compile cache saves a quarter of each start; tests start some two hundred
 * processes.
 */
export function environment(additions = {}) {
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...additions,
    PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter),
  }
}

/**
 * Exit code of a program, whose end it awaits on SIGINT and SIGTERM too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(options.env),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    const ignore = () => {}
    // The terminal sends SIGINT to the process group; SIGTERM reaches only this process.
    process.on('SIGINT', ignore).on('SIGTERM', forward)
    const watch = watchParent(() => child.kill('SIGTERM'))
    const finish = (/** @type {number} */ code) => {
      clearInterval(watch)
      process.off('SIGINT', ignore).off('SIGTERM', forward)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      finish(127)
    })
    child.once('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

const ORPHAN_POLL_MS = 500

/**
 * npm sends SIGTERM only to its shell, which does not forward it: a changed parent process is the only sign. Without
 * npm the parent may end for other reasons.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const parent = process.ppid
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined
  return setInterval(() => isRunByNpm && process.ppid !== parent && onGone(), ORPHAN_POLL_MS).unref()
}
