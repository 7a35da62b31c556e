import { z } from 'zod'
import { TaxNumber } from '../account/registration.ts'
import { isSpelt } from '../latin.ts'
import { CalendarDate, dayBetween } from '../dates.ts'
import type { FieldError } from '../errors.ts'
import { CountryCode, english, EnglishText, FriendlyUrl, Iban, optionalText, text, titleText } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money, NonNegativeMoney, PositiveMoney } from '../money.ts'
import { Percentage, PercentageBelow100 } from '../percentages.ts'
import type { PhaseName } from './phases.ts'
import { isProjectOver } from './projects.lifecycle.ts'
import { RiskCategory } from './risk-rates.ts'
import { DELIVERY_FEE_PERIODS } from './schedule.ts'

export const DeliveryFeePeriod = z.enum(DELIVERY_FEE_PERIODS).describe('How often a project pays its returns.')
export type DeliveryFeePeriod = z.infer<typeof DeliveryFeePeriod>

interface TermDefinition {
  /** Request schema. */
  readonly input: z.ZodType
  /** Response schema. */
  readonly output: z.ZodType
  readonly lockedWhen: 'never' | 'over' | 'ordered'
  readonly ifAbsent?: null | false | ''
}

const ProjectDay = dayBetween('2000-01-01', '2099-12-31')
const count = z.int().positive('number-not-positive').max(1_000_000)
const optional = { ifAbsent: null } as const

/** Body, patch, locks, defaults, columns and form fields derive from this table. */
export const projectTerms = {
  name: { input: titleText(160), output: z.string(), lockedWhen: 'never' },
  direction: { input: text(240).describe('Address.'), output: z.string(), lockedWhen: 'never' },
  locality: {
    input: titleText(120).describe('Town, as shown on the card; the address if absent.'),
    output: z.string(),
    lockedWhen: 'never',
    ifAbsent: '',
  },
  projectTypeId: { input: Id, output: Id, lockedWhen: 'over' },
  country: { input: CountryCode, output: z.string(), lockedWhen: 'over' },
  managerId: {
    input: Id.nullable().describe('Manager who is responsible for it.'),
    output: Id.nullable().describe('Only staff see it.'),
    lockedWhen: 'never',
    ...optional,
  },
  url: { input: FriendlyUrl, output: z.string(), lockedWhen: 'never' },
  dateStart: {
    input: ProjectDay.describe('First day of financing.'),
    output: CalendarDate,
    lockedWhen: 'over',
  },
  dateEnd: {
    input: ProjectDay.describe('Last day of financing; later than its start.'),
    output: CalendarDate,
    lockedWhen: 'over',
  },
  startedAt: {
    input: ProjectDay.nullable().describe('Day on which the works start; not before the first day of financing.'),
    output: CalendarDate.nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  financingAmount: { input: PositiveMoney, output: Money, lockedWhen: 'ordered' },
  projectDuration: { input: count.max(600).describe('Months.'), output: z.int(), lockedWhen: 'ordered' },
  targetProfitability: {
    input: PercentageBelow100.describe('Return over the whole duration, in percent.'),
    output: Percentage,
    lockedWhen: 'ordered',
  },
  minimumInvestment: { input: PositiveMoney, output: Money, lockedWhen: 'ordered' },
  maximumInvestment: {
    input: PositiveMoney.nullable().describe('The most that one investor may put in.'),
    output: Money.nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  maxInvestorNumber: { input: count.nullable(), output: z.int().nullable(), lockedWhen: 'over', ...optional },
  showInvestorNumber: { input: z.boolean(), output: z.boolean(), lockedWhen: 'never', ifAbsent: false },
  withdrawMoneyFinanced: {
    input: z.boolean().describe('Pay the escrow out to the promoter once financed.'),
    output: z.boolean(),
    lockedWhen: 'over',
    ifAbsent: false,
  },
  cancellationFee: {
    input: PercentageBelow100.describe('Penalty for disinvesting, in percent of the amount.'),
    output: Percentage,
    lockedWhen: 'ordered',
  },
  managerFee: {
    input: PercentageBelow100.describe("The platform's share of each return, in percent."),
    output: Percentage,
    lockedWhen: 'ordered',
  },
  deliveryFeePeriod: { input: DeliveryFeePeriod, output: DeliveryFeePeriod, lockedWhen: 'ordered' },
  riskCategory: {
    input: RiskCategory.nullable().describe('Needed before visitors may see a loan; fixed once there is an order.'),
    output: RiskCategory.nullable(),
    lockedWhen: 'ordered',
    ...optional,
  },
  loanToValue: {
    input: Percentage.nullable().describe(
      'The loan and what comes before it, in percent of the appraised value of the security.',
    ),
    output: Percentage.nullable(),
    lockedWhen: 'ordered',
    ...optional,
  },
  mortgageRank: {
    input: count.max(9).nullable().describe('Of the mortgage that secures it; null without one.'),
    output: z.int().nullable(),
    lockedWhen: 'ordered',
    ...optional,
  },
  preinvestorMaxNumber: { input: count.nullable(), output: z.int().nullable(), lockedWhen: 'over', ...optional },
  preinvestorDateEnd: {
    input: ProjectDay.nullable().describe('Last day of preinvestment; not after the last day of financing.'),
    output: CalendarDate.nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  preinvestorDeposit: {
    input: NonNegativeMoney.nullable(),
    output: Money.nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  preinvestorAmount: { input: NonNegativeMoney.nullable(), output: Money.nullable(), lockedWhen: 'over', ...optional },
  destinationBankAccount: {
    input: Iban.nullable().describe(
      "Promoter's IBAN; only staff see it. Once the project is announced, a change of it, of the promoter's name or tax number waits for another administrator (payees).",
    ),
    output: z.string().nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  private: {
    input: z.boolean().describe('Seen only by its investors and staff.'),
    output: z.boolean(),
    lockedWhen: 'never',
    ifAbsent: false,
  },
  promoterName: {
    input: text(160).refine(isSpelt, 'name-not-latin').describe('Needed before visitors may see the project.'),
    output: z.string(),
    lockedWhen: 'over',
    ifAbsent: '',
  },
  promoterTaxNumber: {
    input: TaxNumber.nullable().describe(
      'Needed before visitors may see a project in Spain: the certificates and forms of its investors name it. Only staff see it here.',
    ),
    output: z.string().nullable(),
    lockedWhen: 'over',
    ...optional,
  },
  raisedElsewhere: {
    input: NonNegativeMoney.nullable().describe(
      'What the promoter declares to have raised on other platforms in the twelve months up to raisedElsewhereOn. Needed before visitors may see the project.',
    ),
    output: Money.nullable().describe('Only staff see it.'),
    lockedWhen: 'over',
    ...optional,
  },
  raisedElsewhereOn: {
    input: ProjectDay.nullable().describe('Day of that declaration, which counts for twelve months.'),
    output: CalendarDate.nullable().describe('Only staff see it.'),
    lockedWhen: 'over',
    ...optional,
  },
  promoterDescription: { input: optionalText(2000), output: z.string().nullable(), lockedWhen: 'never', ...optional },
  promoterDescriptionEn: { input: english(2000), output: EnglishText, lockedWhen: 'never', ...optional },
  guaranteeAgentName: { input: optionalText(160), output: z.string().nullable(), lockedWhen: 'never', ...optional },
  guaranteeAgentDescription: {
    input: optionalText(2000),
    output: z.string().nullable(),
    lockedWhen: 'never',
    ...optional,
  },
  guaranteeAgentDescriptionEn: { input: english(2000), output: EnglishText, lockedWhen: 'never', ...optional },
} as const satisfies Record<string, TermDefinition>

type Terms = typeof projectTerms
export type ProjectTerm = keyof Terms

export type ProjectDays = {
  readonly [Day in 'dateStart' | 'dateEnd' | 'startedAt' | 'preinvestorDateEnd']?: string | null | undefined
}

/** Pairs of contradicting days. A missing day contradicts nothing. */
export function contradictingDays({ dateStart, dateEnd, startedAt, preinvestorDateEnd }: ProjectDays): FieldError[] {
  const errors: FieldError[] = []
  if (dateStart && dateEnd && dateEnd <= dateStart) errors.push({ path: 'dateEnd', code: 'end-before-start' })
  if (dateStart && startedAt && startedAt < dateStart)
    errors.push({ path: 'startedAt', code: 'date-too-early', params: { earliest: dateStart } })
  if (dateEnd && preinvestorDateEnd && preinvestorDateEnd > dateEnd)
    errors.push({ path: 'preinvestorDateEnd', code: 'date-too-late', params: { latest: dateEnd } })
  return errors
}

interface Standing {
  readonly phase: PhaseName
  readonly hasOrders: boolean
}

/** A term without a value was not part of any order. */
export function lockOf(term: ProjectTerm, value: unknown, { phase, hasOrders }: Standing) {
  const { lockedWhen }: TermDefinition = projectTerms[term]
  if (lockedWhen !== 'never' && isProjectOver(phase)) return 'over'
  return lockedWhen === 'ordered' && hasOrders && value !== null ? 'ordered' : undefined
}

type Defaulted = { [Term in ProjectTerm]: Terms[Term] extends { ifAbsent: unknown } ? Term : never }[ProjectTerm]

/** Defaults of omitted terms. */
export const absentTerms = fromTerms(({ ifAbsent }) => ifAbsent) as {
  readonly [Term in Defaulted]: Terms[Term]['ifAbsent']
}

/** Create shape: terms with a default are optional. */
export const bodyTerms = fromTerms((term) => ('ifAbsent' in term ? term.input.optional() : term.input)) as {
  readonly [Term in ProjectTerm]: Term extends Defaulted ? z.ZodOptional<Terms[Term]['input']> : Terms[Term]['input']
}

export const patchTerms = fromTerms(({ input }) => input) as { readonly [Term in ProjectTerm]: Terms[Term]['input'] }

export const answeredTerms = fromTerms(({ output }) => output) as {
  readonly [Term in ProjectTerm]: Terms[Term]['output']
}

function fromTerms(pick: (term: TermDefinition) => unknown): unknown {
  const entries = Object.entries<TermDefinition>(projectTerms).map(([name, term]) => [name, pick(term)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
