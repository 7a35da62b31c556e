/**
 * `npm run bench -- statement-files [--movements 100000]`: reading camt.053 and Norma 43 against mere decoding; time
 * and peak memory.
 */
import { parseArgs } from 'node:util'
import { statementEvents } from '@cauce/api/modules/bank/statements/readers'
import { LARGE_STATEMENTS, largeStatement, type LargeFormat } from './statement-world.ts'

const { values } = parseArgs({ options: { movements: { type: 'string', default: '100000' } } })
const MEGABYTE = 1_000_000
const SAMPLE_EVERY = 1000
const DAY = '2026-11-19'

let peak = 0

for (const format of Object.keys(LARGE_STATEMENTS) as LargeFormat[]) {
  const bytes = largeStatement(format, Number(values.movements), 'ES9121000418450200051332', DAY)
  measure(`${format}: decoding alone`, bytes, () => new TextDecoder().decode(bytes).length)
  measure(format, bytes, () => readAll(bytes))
}

function readAll(bytes: Uint8Array): number {
  let count = 0
  const events = statementEvents(bytes, DAY)
  for (;;) {
    const { done, value } = events.next()
    if (done) {
      if (value) throw new Error(`refused: ${value.reason} in line ${value.line}`)
      return count
    }
    if (!value.movement) continue
    count += 1
    if (count % SAMPLE_EVERY === 0) peak = Math.max(peak, process.memoryUsage().heapUsed)
  }
}

function measure(name: string, bytes: Uint8Array, run: () => number): void {
  peak = process.memoryUsage().heapUsed
  const before = process.cpuUsage()
  const startedAt = performance.now()
  const count = run()
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(before)
  const processor = ((user + system) / 1_000_000).toFixed(2)
  const [size, heap] = [bytes.length, peak].map((each) => (each / MEGABYTE).toFixed(0))
  console.log(
    `${name}: ${count} of ${size} MB in ${seconds.toFixed(2)} s, ${processor} s of processor, heap ${heap} MB`,
  )
}
