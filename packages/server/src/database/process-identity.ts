import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Start time, and on Linux also the boot, because a container uses the same small numbers after every restart.
 * @returns undefined when no such process is running
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return 'running'
  return outputOf('ps', ['-o', 'lstart=', '-p', String(pid)])
}

/** Under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** On Linux by working directory, elsewhere by command line. */
export function belongsToCluster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === cluster
  if (process.platform === 'win32') return isAlive(pid)
  return outputOf('ps', ['-o', 'command=', '-p', String(pid)])?.includes(cluster) ?? false
}

/** Includes orphans of a killed postmaster. Linux only. */
export function processesOfCluster(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === cluster)
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // proc(5): the name may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const startTicks = fields[22 - 3]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTicks}`
  } catch {
    return undefined
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function outputOf(program: string, args: string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}
