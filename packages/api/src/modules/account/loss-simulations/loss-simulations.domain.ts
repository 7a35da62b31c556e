import { accept, decline, firstReferenceDate, type Decision } from '@cauce/contract'

/**
 * 31 December of last year or a later day (Delegated Regulation (EU) 2022/2114, articles 8 to 10). `today`: in Madrid.
 */
export function decideReferenceDate(referenceDate: string, today: string): Decision<string> {
  const earliest = firstReferenceDate(today)
  if (referenceDate < earliest) return decline('date-too-early', { earliest }, 'referenceDate')
  if (referenceDate > today) return decline('date-too-late', { latest: today }, 'referenceDate')
  return accept(referenceDate)
}
