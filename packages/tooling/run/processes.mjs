import { spawn } from 'node:child_process'
import { environment, root } from './workspace.mjs'

/**
 * Runs a program with its output on ours and answers its exit code. Ctrl-C and SIGTERM are left to the program: it ends in
 * its own order, and this process waits for it.
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
    // The terminal sends SIGINT to the program itself; SIGTERM comes to us alone.
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
 * npm hands SIGTERM to its shell, which ends without handing it on: that our parent is gone is how we learn of it. Without
 * npm a parent may go for other reasons, such as a shell that started us in the background.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const parent = process.ppid
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined
  return setInterval(() => isRunByNpm && process.ppid !== parent && onGone(), ORPHAN_POLL_MS).unref()
}
