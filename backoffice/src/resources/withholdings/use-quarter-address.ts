import { useSearchParams } from 'react-router-dom'
import type { WithholdingsQuery } from '../../providers/tax-calls.ts'

/** Quarters of a page: two years. */
export const PAGE_ROWS = 8

/** A whole number of the address between two bounds; else none, as if it were not there. */
function numberIn(text: string | null, least: number, most: number): number | undefined {
  const value = Number(text)
  return text !== null && /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
}

/** Which quarters the address asks for (`?year=2026&quarter=3&page=2`), so that it can be kept, sent and gone back to. */
export function useQuarterAddress() {
  const [address, setAddress] = useSearchParams()
  const [year, quarter] = [numberIn(address.get('year'), 2000, 2199), numberIn(address.get('quarter'), 1, 4)]
  const page = (numberIn(address.get('page'), 1, 10_000) ?? 1) - 1
  const query: WithholdingsQuery = {
    ...(year !== undefined && { year }),
    ...(quarter !== undefined && { quarter }),
    skip: page * PAGE_ROWS,
    take: PAGE_ROWS,
  }
  const go = (change: Readonly<Record<string, string>>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change))
        if (value === '') next.delete(name)
        else next.set(name, value)
      return next
    })
  return {
    page,
    query,
    /** Asks for other quarters, from their first page on. */
    choose: (name: 'year' | 'quarter', value: string) => go({ [name]: value, page: '' }),
    turnTo: (next: number) => go({ page: next === 0 ? '' : String(next + 1) }),
  }
}
