import {
  accept,
  calendarDateOf,
  decline,
  mistakesOfTaxDetail,
  stateAfter,
  taxDetailLifecycle,
  withoutMistakes,
  type Decision,
  type FieldError,
  type ResidenceAbroad,
  type TaxDetailBody,
  type TaxDetailPatch,
} from '@cauce/contract'
import type { z } from 'zod'
import type { TaxDetailRow } from '../../../database/schema/tax.ts'
import { decideOnProposal, type Hands } from '../../../platform/four-eyes.domain.ts'

type Body = z.output<typeof TaxDetailBody>

interface Sender {
  readonly kind: 'individual' | 'company'
  readonly hasDocument: boolean
  readonly now: Date
}

/**
 * Certificates and exemptions need a document, residences take none; only companies can be exempt; nothing begins in
 * the future.
 */
export function decideNewDetail(body: Body, sender: Sender): Decision<Pick<TaxDetailRow, 'state'>> {
  if (body.kind === 'exemption' && sender.kind !== 'company') return decline('choice-invalid', undefined, 'kind')
  const said = withoutMistakes([
    ...mistakesOfDocument(body.kind !== 'residence', sender.hasDocument),
    ...mistakesOfTaxDetail(body, { today: calendarDateOf(sender.now), isIndividual: sender.kind === 'individual' }),
  ])
  return said.ok ? accept({ state: taxDetailLifecycle.initial[0]! }) : said
}

/** Null of what is no residence outside Spain. */
export const abroadOf = (body: Body): ResidenceAbroad | null =>
  body.street && body.city
    ? {
        ...{ street: body.street, city: body.city, region: body.region ?? null, postCode: body.postCode ?? null },
        foreignTaxNumber: body.foreignTaxNumber ?? null,
        ...{ birthCity: body.birthCity ?? null, birthCountry: body.birthCountry ?? null },
      }
    : null

const mistakesOfDocument = (isWanted: boolean, isThere: boolean): FieldError[] =>
  isWanted === isThere ? [] : [{ path: 'document', code: isWanted ? 'required' : 'choice-invalid' }]

type Stored = Pick<TaxDetailRow, 'state' | 'userId'>
const ACTIONS = { valid: 'validate', refused: 'refuse' } as const

/** Nobody decides on themselves. */
export function decideOnDetail(
  stored: Stored,
  { state: wanted, reason }: z.output<typeof TaxDetailPatch>,
  hands: Hands,
): Decision<Pick<TaxDetailRow, 'state' | 'reason'>> {
  const state = stateAfter(taxDetailLifecycle, ACTIONS[wanted], stored.state)
  if (state !== undefined && hands.has(stored.userId)) return decline('maker-is-checker')
  const { userId: proposedBy, state: before } = stored
  return decideOnProposal(state, { state: before, proposedBy }, { hands, isApproval: wanted === 'valid', reason })
}

export function decideWithdrawal({ state: before }: Pick<Stored, 'state'>): Decision<Pick<TaxDetailRow, 'state'>> {
  const state = stateAfter(taxDetailLifecycle, 'withdraw', before)
  return state === undefined ? decline('state-forbids', { state: before }) : accept({ state })
}
