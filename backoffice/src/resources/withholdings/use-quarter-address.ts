import { useSearchParams } from 'react-router-dom'
import type { WithholdingsQuery } from '../../providers/records.ts'
import { useQueryParts } from '../../ui/use-query-parts.ts'

/** Quarters of a page: two years. */
export const PAGE_ROWS = 8

/** A whole number of the address between two bounds; else none, as if it were not there. */
function numberIn(text: string | null, [least, most]: readonly [number, number]): number | undefined {
  const value = Number(text)
  return text !== null && /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
}

const BOUNDS = { year: [2000, 2199], quarter: [1, 4], page: [1, 10_000] } as const
const NAMES = ['year', 'quarter', 'page'] as const
const KNOWN = Object.fromEntries(
  NAMES.map((name) => [name, (text: string) => numberIn(text, BOUNDS[name]) !== undefined]),
)

/** Which quarters the address asks for (`?year=2026&quarter=3&page=2`), so that it can be kept, sent and gone back to. */
export function useQuarterAddress() {
  const [address] = useQueryParts(KNOWN)
  // What is chosen can be gone back from, so that it is an entry of the history.
  const [, setAddress] = useSearchParams()
  const [year, quarter, page = 1] = NAMES.map((name) => numberIn(address.get(name), BOUNDS[name]))
  const query: WithholdingsQuery = {
    ...(year !== undefined && { year }),
    ...(quarter !== undefined && { quarter }),
    skip: (page - 1) * PAGE_ROWS,
    take: PAGE_ROWS,
  }
  const go = (change: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      // `before` is what is rendered: a second choice that came sooner than the page would lose the first.
      { flushSync: true },
    )
  return {
    page: page - 1,
    query,
    /** Asks for other quarters, from their first page on. */
    choose: (name: 'year' | 'quarter', value: string) => go({ [name]: value, page: '' }),
    turnTo: (next: number) => go({ page: next === 0 ? '' : String(next + 1) }),
  }
}
