import { parseAmount } from '@cauce/contract/cents.ts'
import type { Failure } from '../../../ui/api.ts'
import type { InvestDraftState } from './invest.store.ts'
import type { Offer } from './large-order-checks.ts'

/** A refusal for want of a consent says the total that the API counted, which may be newer than the one of the dialog. */
export function knownFrom(failure: Failure, amount: string, offer: Offer | undefined): Partial<InvestDraftState> {
  if (failure.kind !== 'refused') return {}
  for (const { code, params = {} } of failure.problem.errors ?? []) {
    const [total, threshold] = [params['total'], params['threshold']].map((each) =>
      typeof each === 'string' ? parseAmount(each) : undefined,
    )
    const before = total === undefined ? undefined : total - parseAmount(amount)
    if (code === 'guidance-consent-missing' && before !== undefined) return { invested: before, consents: false }
    if (code === 'threshold-consent-missing' && before !== undefined && threshold !== undefined)
      return {
        // Who is refused for want of it is a non-sophisticated investor, perhaps since the dialog was opened.
        offer: { ...(offer ?? UNREAD), investorClass: 'nonSophisticated', held: before, threshold, result: undefined },
        consentsToLarge: false,
      }
    if (code === 'understanding-not-shown' && offer) return { offer: { ...offer, isUnderstandingShown: false } }
  }
  return {}
}

/** What the dialog takes as given where it could not read it: it then asks for more rather than less. */
const UNREAD = { isUnderstandingShown: false, isWarningOwed: false } as const
