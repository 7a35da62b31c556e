import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** A second. */
const TICKS = 100

/** Parent, own and ended children's ticks. */
function ticksOf(pid: number | string) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent] = fields
  return { parent: parent!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! }
}

export const parentOf = (pid: number): number => ticksOf(pid).parent

export const processorOf = (pid: number): number => ticksOf(pid).own / TICKS

/** CPU seconds including children. Linux only. */
export function processorOfFamily(pid: number): number {
  const { own, ended } = ticksOf(pid)
  let ticks = own + ended
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const child = ticksOf(entry)
      if (child.parent === pid) ticks += child.own
    } catch {
      // Already ended.
    }
  }
  return ticks / TICKS
}

/** Resets the peak of `memoryOf` to what is resident now. */
export const forgetMost = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Megabytes. */
export function memoryOf(pid: number, which: 'now' | 'most'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM'
  const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
