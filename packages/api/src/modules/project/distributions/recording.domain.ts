import { accept, decline, type Decision } from '@cauce/contract'

export interface RecordFacts {
  /** The first payment of the schedule before this one that has not been paid. */
  readonly unpaidBefore: { readonly number: number; readonly dueDate: string } | undefined
  /** Value date of the promoter's payment. */
  readonly paidOn: string
  /** The day on which the project was financed. */
  readonly financedOn: string
  readonly today: string
}

/**
 * Whether a payment may be recorded now: its money is in, it did not come before there was a debt, and nothing older is owed
 * (decision 106).
 */
export function decideRecording({ unpaidBefore, paidOn, financedOn, today }: RecordFacts): Decision<undefined> {
  if (paidOn < financedOn) return decline('date-too-early', { earliest: financedOn }, 'paidOn')
  if (paidOn > today) return decline('date-too-late', { latest: today }, 'paidOn')
  if (unpaidBefore) return decline('earlier-payment-unpaid', { ...unpaidBefore })
  return accept(undefined)
}
