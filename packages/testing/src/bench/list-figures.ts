import type { Aspect } from './list-cases.ts'

export interface Figures {
  readonly bestMs: number
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface Measured {
  readonly list: string
  readonly name: string
  readonly aspect: Aspect
  readonly figures: readonly (Figures | undefined)[]
}

/** At the 95th percentile. */
const GOAL_MS = 100

export function tableOfCases(measured: readonly Measured[], sizes: readonly number[]): string {
  const heads = sizes.flatMap((size) => [`best at ${size}`, 'p50', 'p95'])
  const rows = measured.map(({ name, aspect, figures }) => {
    const times = figures.flatMap((one) => [one?.bestMs, one?.p50Ms, one?.p95Ms])
    return [name, aspect, ...times.map((time) => time?.toFixed(1) ?? ''), growthOf(figures)]
  })
  return table(['case', 'what', ...heads, 'growth'], rows)
}

/** Slowest case at the largest size, slowest first, with misses. */
export function tableOfLists(measured: readonly Measured[], sizes: readonly number[]): string {
  const slowestOf = (list: string) =>
    measured.filter((one) => one.list === list).toSorted((one, other) => lastP95(other) - lastP95(one))
  const lists = [...new Set(measured.map(({ list }) => list))].map(slowestOf)
  const rows = lists
    .toSorted(([one], [other]) => lastP95(other!) - lastP95(one!))
    .map((cases) => {
      const [{ list, name, figures }] = cases as [Measured, ...Measured[]]
      const missed = cases.filter(isSlow).length
      const times = figures.map((one) => one?.p95Ms.toFixed(0) ?? '')
      return [list, String(cases.length), String(missed), name.replace(list, ''), ...times, growthOf(figures)]
    })
  const missed = measured.filter(isSlow).length
  const heads = [
    'list',
    'cases',
    `above ${GOAL_MS} ms`,
    'slowest case',
    ...sizes.map((size) => `p95 at ${size}`),
    'growth',
  ]
  return `${table(heads, rows)}\n\n${missed} of ${measured.length} cases take more than ${GOAL_MS} ms at p95 at ${sizes.at(-1)}`
}

export const isSlow = (one: Measured) => lastP95(one) > GOAL_MS

const lastP95 = ({ figures }: Measured) => figures.at(-1)?.p95Ms ?? 0

function growthOf(figures: Measured['figures']): string {
  const [first, last] = [figures[0], figures.at(-1)]
  return first === undefined || last === undefined ? '' : (last.p95Ms / first.p95Ms).toFixed(1)
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
