import { parseAmount } from '@cauce/contract/cents.ts'
import type { Failure } from '../../../ui/api.ts'
import type { InvestDraftState } from './invest.store.ts'
import type { Offer } from './large-order-checks.ts'

/** Updates the dialog from a refusal for a missing consent: the API's total may be newer. */
export function updateFromRefusal(
  failure: Failure,
  amount: string,
  offer: Offer | undefined,
): Partial<InvestDraftState> {
  if (failure.kind !== 'refused') return {}
  for (const { code, params = {} } of failure.problem.errors ?? []) {
    const [total, threshold] = [params['total'], params['threshold']].map((each) =>
      typeof each === 'string' ? parseAmount(each) : undefined,
    )
    const before = total === undefined ? undefined : total - parseAmount(amount)
    if (code === 'guidance-consent-missing' && before !== undefined) return { invested: before, consents: false }
    if (code === 'threshold-consent-missing' && before !== undefined && threshold !== undefined)
      return {
        // The refusal shows that the investor is non-sophisticated, perhaps since the dialog was opened.
        offer: { ...(offer ?? UNREAD), investorClass: 'nonSophisticated', held: before, threshold, result: undefined },
        consentsToLarge: false,
      }
    if (code === 'understanding-not-shown' && offer) return { offer: { ...offer, isUnderstandingShown: false } }
  }
  return {}
}

/** Strict defaults when the offer could not be read. */
const UNREAD = { isUnderstandingShown: false, isWarningOwed: false } as const
