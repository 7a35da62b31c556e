import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * What tells a process apart from a later one that got the same number: its start time, and on Linux the boot too,
 * because in a container the same small numbers come back after every restart.
 * Undefined when no such process is running.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return 'running'
  return outputOf('ps', ['-o', 'lstart=', '-p', String(pid)])
}

/** Whether a process of this number runs, also when it belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a process is a PostgreSQL of this cluster. Every PostgreSQL process works in its cluster folder, which tells
 * on Linux; elsewhere the command line names the folder.
 */
export function belongsToCluster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === cluster
  if (process.platform === 'win32') return isAlive(pid)
  return outputOf('ps', ['-o', 'command=', '-p', String(pid)])?.includes(cluster) ?? false
}

/** All PostgreSQL processes of a cluster, also those whose postmaster was killed. Only Linux can tell; elsewhere empty. */
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
    // proc(5): the name in field 2 may hold spaces and brackets, so the fields are counted from its closing bracket.
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
