import { accept, decline, type Decision } from '@cauce/contract'

export interface RecordFacts {
  /** First earlier unpaid payment. */
  readonly unpaidBefore: { readonly number: number; readonly dueDate: string } | undefined
  /** Value date. */
  readonly paidOn: string
  /** Of the financing. */
  readonly financedOn: string
  readonly today: string
}

/** Funds received, not before the debt existed, and nothing older owed (decision 106). */
export function decideRecording({ unpaidBefore, paidOn, financedOn, today }: RecordFacts): Decision<undefined> {
  if (paidOn < financedOn) return decline('date-too-early', { earliest: financedOn }, 'paidOn')
  if (paidOn > today) return decline('date-too-late', { latest: today }, 'paidOn')
  if (unpaidBefore) return decline('earlier-payment-unpaid', { ...unpaidBefore })
  return accept(undefined)
}
