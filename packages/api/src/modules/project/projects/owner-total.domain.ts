import { accept, decline, formatAmount, isWithinYear, type Cents, type Decision } from '@cauce/contract'
import { isOffered, type StoredProject } from './projects.domain.ts'

/** Regulation (EU) 2020/1503, article 1(2)(c). */
const OWNER_MAXIMUM: Cents = 500_000_000n

type Declaration = Pick<StoredProject, 'raisedElsewhere' | 'raisedElsewhereOn'>

export interface OwnersOffer extends Declaration {
  readonly phase: StoredProject['phase']
  readonly financingAmount: Cents
  readonly amountInvested: Cents
  /** Last day on which it became financed. */
  readonly financedOn: string
}

/** An open offer counts with its target, a financed one for twelve months with what it raised. */
const considerationOf = (offer: OwnersOffer, today: string): Cents => {
  if (isOffered(offer.phase)) return offer.financingAmount
  return isWithinYear(offer.financedOn, today) ? offer.amountInvested : 0n
}

/** Each declaration is of everything raised elsewhere: the last one counts, and of one day the highest. */
function declaredOn(declarations: readonly Declaration[], today: string): Cents {
  const standing = declarations.filter(({ raisedElsewhereOn }) => isWithinYear(raisedElsewhereOn, today))
  const day = standing
    .map(({ raisedElsewhereOn }) => raisedElsewhereOn!)
    .toSorted()
    .at(-1)
  return standing
    .filter(({ raisedElsewhereOn }) => raisedElsewhereOn === day)
    .reduce((most, { raisedElsewhere }) => (raisedElsewhere! > most ? raisedElsewhere! : most), 0n)
}

/** All offers of the owner in twelve months, with what it declares of other platforms. */
export function decideOwnerTotal(
  offer: Declaration & Pick<StoredProject, 'financingAmount'>,
  others: readonly OwnersOffer[],
  today: string,
): Decision<void> {
  const here = others.reduce((sum, other) => sum + considerationOf(other, today), offer.financingAmount)
  const total = here + declaredOn([offer, ...others], today)
  if (total <= OWNER_MAXIMUM) return accept(undefined)
  const params = { total: formatAmount(total), maximum: formatAmount(OWNER_MAXIMUM) }
  return decline('above-owner-maximum', params, 'financingAmount')
}
