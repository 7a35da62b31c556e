import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second. */
const TICKS = 100

/** What Linux tells of a process: its parent, and the ticks of itself and of the children that have ended. */
function ticksOf(pid: number | string) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent] = fields
  return { parent: parent!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! }
}

/** The process that started another one. */
export const parentOf = (pid: number): number => ticksOf(pid).parent

/** Seconds of processor that a process has taken. */
export const processorOf = (pid: number): number => ticksOf(pid).own / TICKS

/** Seconds of processor that a process and all that it started have taken. Only on Linux. */
export function processorOfFamily(pid: number): number {
  const { own, ended } = ticksOf(pid)
  let ticks = own + ended
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const child = ticksOf(entry)
      if (child.parent === pid) ticks += child.own
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks / TICKS
}

/** Megabytes of memory that a process holds now, or has held at most. */
export function memoryOf(pid: number, which: 'now' | 'most'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM'
  const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
