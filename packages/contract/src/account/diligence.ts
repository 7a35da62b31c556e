import { z } from 'zod'
import { Instant, NamedDay } from '../dates.ts'
import { daysAfter } from '../day-rules.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { optionalText, text } from '../fields.ts'
import { Id, IdParams } from '../ids.ts'
import { withRule } from '../rules.ts'
import { Diligence, RiskLevelField, SCREENING_LISTS, SCREENING_RESULTS } from './diligence.schema.ts'

export const ScreeningBody = withRule(
  z.strictObject({
    subject: text(200).describe('Who was looked for.'),
    listKind: z.enum(SCREENING_LISTS),
    listName: text(120),
    listDate: NamedDay,
    checkedOn: NamedDay,
    result: z.enum(SCREENING_RESULTS),
    reason: optionalText(1000).optional().describe('Required with a hit.'),
  }),
  ['result', 'reason'],
  ({ result, reason }) => (result === 'noHit' || reason ? undefined : { path: 'reason', code: 'reason-required' }),
).describe('A check against a list. A confirmed hit holds the account.')

/** No future dates. */
export const mistakesOfScreening = (
  { listDate, checkedOn }: Pick<z.output<typeof ScreeningBody>, 'listDate' | 'checkedOn'>,
  today: string,
): readonly FieldError[] => daysAfter(today, { listDate, checkedOn })

export const RiskAssessmentBody = z
  .strictObject({ level: RiskLevelField, reason: text(1000).describe('Why this level.') })
  .describe('The level that staff set, whatever the table proposes.')

export const AccountHoldStep = z
  .strictObject({
    action: z
      .enum(['approve', 'propose', 'keep', 'lift'])
      .describe(
        'One administrator approves a public function; one proposes to lift a hold for sanctions and another one lifts it.',
      ),
    reason: optionalText(1000).optional().describe('Required to approve and to propose.'),
    updatedAt: Instant.optional(),
  })
  .describe('A step towards the end of a hold, or back.')

const HoldParams = z.strictObject({ id: Id.describe('The customer.'), holdId: Id })

export const diligenceEndpoints = endpoints(
  'diligence',
  {
    name: 'Due diligence',
    about: 'What staff record of customers against money laundering: checks against lists, level of risk, holds.',
  },
  {
    read: {
      method: 'GET',
      path: '/v1/account/diligence/{id}',
      permission: 'diligence.read',
      summary: 'Read what is known and recorded of a customer against money laundering',
      params: IdParams,
      output: Diligence,
    },
    screen: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/screenings',
      permission: 'diligence.edit',
      summary: 'Record a check against a list',
      description: 'A confirmed hit places a hold on the account.',
      params: IdParams,
      body: ScreeningBody,
      output: Diligence,
      errors: ['own-account', 'date-too-late'],
    },
    assess: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/assessments',
      permission: 'diligence.edit',
      summary: 'Set the level of risk of a customer',
      params: IdParams,
      body: RiskAssessmentBody,
      output: Diligence,
      errors: ['own-account'],
    },
    decideHold: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/holds/{holdId}/steps',
      status: 200,
      permission: 'diligence.edit',
      summary: 'Approve a public function, or lift a hold by two administrators',
      params: HoldParams,
      body: AccountHoldStep,
      output: Diligence,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required', 'own-account'],
    },
  },
)
