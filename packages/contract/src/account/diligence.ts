import { z } from 'zod'
import { addDays } from '../calendar.ts'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { daysAfter } from '../day-rules.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { optionalText, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { withRule } from '../rules.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import {
  ACCOUNT_HOLD_KINDS,
  ACCOUNT_HOLD_STATES,
  CONSENT_DAYS,
  RECORDED_HOLD_KINDS,
} from './account-holds.lifecycle.ts'
import { CustomerDeclaration } from './customer-declarations.ts'
import { UserKind } from './registration.ts'
import { RISK_FACTOR_NAMES, RISK_LEVELS } from './risk-levels.ts'

export const SCREENING_LISTS = ['sanctions', 'exposure'] as const
/** Discarded: the hit is another person. */
export const SCREENING_RESULTS = ['noHit', 'discarded', 'confirmed'] as const

const nullable = z.string().nullable()

export const Screening = z
  .strictObject({
    screeningId: Id,
    subject: z.string().describe('Who was looked for: the customer, or a person behind the company.'),
    listKind: z.enum(SCREENING_LISTS),
    listName: z.string(),
    listDate: CalendarDate.describe('The date of the list.'),
    checkedOn: CalendarDate,
    result: z.enum(SCREENING_RESULTS),
    reason: nullable.describe('Why a hit was discarded or confirmed.'),
    checkedBy: Id,
    checkedByName: z.string(),
    createdAt: Instant,
  })
  .describe('A check of a person against a list (Ley 10/2010, articles 14, 15 and 42).')

export const RiskLevelField = z.enum(RISK_LEVELS).describe('Low, normal or high.')
export const RiskFactors = z.array(z.enum(RISK_FACTOR_NAMES)).describe('What raises the risk.')

export const RiskAssessment = z
  .strictObject({
    riskAssessmentId: Id,
    level: RiskLevelField,
    proposedLevel: RiskLevelField.describe('What the table led to at that time.'),
    factors: RiskFactors.describe('Why.'),
    reason: z.string(),
    reviewOn: CalendarDate,
    assessedBy: Id,
    assessedByName: z.string(),
    createdAt: Instant,
  })
  .describe('The level of risk that staff set (article 7). The latest counts.')

const GuardianConsent = z.strictObject({
  consentId: Id,
  consentUntil: CalendarDate.describe('Last day on which it counts.'),
  document: StoredFile,
  recordedByName: z.string(),
  createdAt: Instant,
})

export const AccountHold = z
  .strictObject({
    accountHoldId: Id,
    kind: z.enum(ACCOUNT_HOLD_KINDS),
    state: z.enum(ACCOUNT_HOLD_STATES),
    reason: nullable.describe('Why it was recorded; later, why it is lifted or kept.'),
    party: nullable.describe('The authority that garnishes, the guardian, or who told of the death.'),
    reference: nullable.describe('Number that the authority or the court gave it.'),
    orderedOn: CalendarDate.nullable().describe('Day of the order, or of the death.'),
    amount: Money.nullable().describe('What is garnished.'),
    outstanding: Money.nullable().describe('What of it is not paid to the authority yet, nor on its way there.'),
    document: StoredFile.nullable(),
    consents: z.array(GuardianConsent).describe('Of the guardian, the newest first: that one counts.'),
    placedBy: Id.nullable().describe('Null where the declaration of the customer placed it.'),
    placedByName: nullable,
    placedAt: Instant,
    proposedBy: Id.nullable(),
    proposedByName: nullable,
    liftedBy: Id.nullable(),
    liftedByName: nullable,
    liftedAt: Instant.nullable(),
    updatedAt: Instant,
  })
  .describe(
    'As long as it is not lifted, the customer brings in, invests and takes out nothing; a garnishment takes its amount from what is available, and the consent of a guardian lets the rest go.',
  )

export const FirstPayment = z
  .strictObject({
    transactionId: Id,
    amount: Money,
    paidOn: CalendarDate.describe('The day of the line of the bank statement, else of the decision.'),
    senderName: nullable,
    senderCountry: nullable.describe('Alpha-2 code of the sending account.'),
    isOwnAccount: z.boolean().nullable().describe('In the name of the customer; null where no statement says it.'),
    isInUnion: z.boolean().nullable().describe('In the European Union; null where no statement says it.'),
  })
  .describe("The customer's first deposit: remote identification rests on it (article 12).")

export const Diligence = z
  .strictObject({
    userId: Id,
    kind: UserKind,
    isOnHold: z.boolean(),
    declaration: CustomerDeclaration.nullable().describe('The latest.'),
    firstPayment: FirstPayment.nullable(),
    proposal: z
      .strictObject({ level: RiskLevelField, factors: RiskFactors })
      .describe('What the table leads to today.'),
    assessments: z.array(RiskAssessment).describe('The latest first; at most 100.'),
    screenings: z.array(Screening).describe('The latest first; at most 100.'),
    holds: z.array(AccountHold).describe('The latest first; at most 100.'),
  })
  .describe('What is known and recorded of a customer against money laundering. The customer never reads it.')

/** For audit records. */
export const DiligenceRecord = z
  .strictObject({ ...Screening.shape, ...RiskAssessment.shape, ...AccountHold.shape })
  .describe('Whatever is recorded in the file of a customer.')

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

export const AccountHoldBody = withRule(
  withRule(
    z.strictObject({
      kind: z.enum(RECORDED_HOLD_KINDS),
      party: text(160).describe('The authority that garnishes, the guardian, or who told of the death.'),
      reference: optionalText(60).optional().describe('Number that the authority or the court gave it.'),
      orderedOn: NamedDay.describe('Day of the order, or of the death.'),
      amount: PositiveMoney.optional().describe('Of a garnishment.'),
      reason: text(1000),
    }),
    ['kind', 'reference'],
    ({ kind, reference }) =>
      kind === 'garnishment' && !reference ? { path: 'reference', code: 'required' } : undefined,
  ),
  ['kind', 'amount'],
  ({ kind, amount }) =>
    (kind === 'garnishment') === (amount !== undefined)
      ? undefined
      : { path: 'amount', code: amount === undefined ? 'required' : 'choice-invalid' },
).describe('A death, a garnishment or a guardianship, with its document in the part `file`. It holds at once.')

export const GuardianConsentBody = z
  .strictObject({ consentUntil: NamedDay.describe('Last day on which it counts, at most 31 days from today.') })
  .describe('Written consent of the guardian, with its document in the part `file`.')

export const mistakesOfConsent = (
  { consentUntil }: z.output<typeof GuardianConsentBody>,
  today: string,
): readonly FieldError[] =>
  consentUntil < today
    ? [{ path: 'consentUntil', code: 'date-too-early', params: { earliest: today } }]
    : daysAfter(addDays(today, CONSENT_DAYS), { consentUntil })

export const AccountHoldStep = z
  .strictObject({
    action: z
      .enum(['approve', 'propose', 'keep', 'lift'])
      .describe(
        'One administrator approves a public function; one proposes to lift a hold for sanctions and another one lifts it. A hold that is kept waits for nobody.',
      ),
    reason: optionalText(1000).optional().describe('Required to approve, to propose and to keep.'),
    updatedAt: Instant.optional(),
  })
  .describe('A step towards the end of a hold, or back.')

const HoldParams = z.strictObject({ id: Id.describe('The customer.'), holdId: Id })
const paper = (name: string) => ({
  file: { kinds: ATTACHMENT_KINDS, isRequired: true, description: `${name}: image or PDF below 5 MB.` },
})

export const diligenceEndpoints = endpoints(
  'diligence',
  {
    name: 'Due diligence',
    about: 'What staff record of customers against money laundering: checks against lists, level of risk, holds.',
  },
  '/v1/account/diligence',
  {
    read: {
      permission: 'diligence.read',
      summary: 'Read what is known and recorded of a customer against money laundering',
      output: Diligence,
    },
    screen: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/screenings',
      permission: 'diligence.edit',
      summary: 'Record a check against a list',
      description: 'A confirmed hit places a hold on the account.',
      body: ScreeningBody,
      output: Diligence,
      errors: ['own-account', 'date-too-late'],
    },
    assess: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/assessments',
      permission: 'diligence.edit',
      summary: 'Set the level of risk of a customer',
      body: RiskAssessmentBody,
      output: Diligence,
      errors: ['own-account'],
    },
    placeHold: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/holds',
      permission: 'diligence.edit',
      summary: 'Record a death, a garnishment or a guardianship',
      body: AccountHoldBody,
      files: paper('The order, or the certificate of death'),
      output: Diligence,
      errors: ['own-account', 'date-too-late', 'hold-exists'],
    },
    consent: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/holds/{holdId}/consents',
      permission: 'diligence.edit',
      summary: 'Record the written consent of a guardian',
      description: 'Who records it approves no withdrawal of that customer while it counts.',
      params: HoldParams,
      body: GuardianConsentBody,
      files: paper('The consent'),
      output: Diligence,
      errors: ['own-account', 'date-too-early', 'date-too-late', 'state-forbids'],
    },
    url: {
      method: 'GET',
      path: '/v1/account/diligence/{id}/holds/{holdId}/url',
      permission: 'diligence.read',
      summary: 'Get a short-lived address of the document of a hold',
      params: HoldParams,
      query: z.strictObject({ consentId: Id.optional().describe('Of this consent of the guardian.') }),
      output: SignedUrl,
    },
    decideHold: {
      method: 'POST',
      path: '/v1/account/diligence/{id}/holds/{holdId}/steps',
      status: 200,
      permission: 'diligence.edit',
      summary: 'Approve a public function, lift a hold by two administrators, or keep it',
      params: HoldParams,
      body: AccountHoldStep,
      output: Diligence,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required', 'own-account'],
    },
  },
)
