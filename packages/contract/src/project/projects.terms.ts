import { z } from 'zod'
import { TaxNumber } from '../account/registration.ts'
import { CalendarDate, dayBetween } from '../dates.ts'
import type { FieldError } from '../errors.ts'
import { CountryCode, english, EnglishText, FriendlyUrl, Iban, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money, NonNegativeMoney, PositiveMoney } from '../money.ts'
import { Percentage, PercentageBelow100 } from '../percentages.ts'
import { RiskCategory } from './risk-rates.ts'
import { DELIVERY_FEE_PERIODS } from './schedule.ts'

export const DeliveryFeePeriod = z.enum(DELIVERY_FEE_PERIODS).describe('How often a project pays its returns.')
export type DeliveryFeePeriod = z.infer<typeof DeliveryFeePeriod>

/** One field of a project that an administrator sets. Everything else about the field follows from this entry. */
interface TermDefinition {
  /** What a request may contain. */
  readonly input: z.ZodType
  /** What an answer contains. */
  readonly output: z.ZodType
  /**
   * From when on it is fixed: `never` (it may change even after the end of the project), `over` (in a final phase), or
   * `ordered` (from the first order on, because people invested on it, and in a final phase).
   */
  readonly lockedWhen: 'never' | 'over' | 'ordered'
  /** The value of a new project whose body leaves it out. Without an entry the body must contain it. */
  readonly ifAbsent?: null | false | ''
}

const ProjectDay = dayBetween('2000-01-01', '2099-12-31')
const count = z.int().positive('number-not-positive').max(1_000_000)
const optional = { ifAbsent: null } as const

/**
 * The terms of a project. From this table follow the body and the patch, which fields are locked when, the values of
 * what a body leaves out, and the lists of columns and form fields, which are typed by `ProjectTerm`: a new entry that
 * lacks its column, its form field or its words does not compile.
 */
export const projectTerms = {
  name: { input: text(160), output: z.string(), lockedWhen: 'never' },
  direction: { input: text(240).describe('Address.'), output: z.string(), lockedWhen: 'never' },
  locality: {
    input: text(120).describe('Town, as shown on the card; the address if absent.'),
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
    input: Iban.nullable().describe("Promoter's IBAN; only staff see it."),
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
    input: text(160).describe('Needed before visitors may see the project.'),
    output: z.string(),
    lockedWhen: 'never',
    ifAbsent: '',
  },
  promoterTaxNumber: {
    input: TaxNumber.nullable().describe(
      'Needed before visitors may see a project in Spain: the certificates and forms of its investors name it. Only staff see it here.',
    ),
    output: z.string().nullable(),
    lockedWhen: 'never',
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
/** The name of a term. */
export type ProjectTerm = keyof Terms

/** The terms that are days. */
export type ProjectDays = {
  readonly [Day in 'dateStart' | 'dateEnd' | 'startedAt' | 'preinvestorDateEnd']?: string | null | undefined
}

/** Where the days of a project contradict each other. An absent one contradicts nothing. */
export function contradictingDays({ dateStart, dateEnd, startedAt, preinvestorDateEnd }: ProjectDays): FieldError[] {
  const errors: FieldError[] = []
  if (dateStart && dateEnd && dateEnd <= dateStart) errors.push({ path: 'dateEnd', code: 'end-before-start' })
  if (dateStart && startedAt && startedAt < dateStart)
    errors.push({ path: 'startedAt', code: 'date-too-early', params: { earliest: dateStart } })
  if (dateEnd && preinvestorDateEnd && preinvestorDateEnd > dateEnd)
    errors.push({ path: 'preinvestorDateEnd', code: 'date-too-late', params: { latest: dateEnd } })
  return errors
}

/** The names of all terms, in the order of the table. */
export const PROJECT_TERMS = Object.keys(projectTerms) as ProjectTerm[]

/** Whether a project may be without the term. One that is empty if absent is asked for by forms all the same. */
export const isOptionalTerm = (term: ProjectTerm): boolean => {
  const { ifAbsent }: TermDefinition = projectTerms[term]
  return ifAbsent !== undefined && ifAbsent !== ''
}

/** The terms that are locked from `lockedWhen` on, as sets for `has`. */
export const lockedTerms = (lockedWhen: TermDefinition['lockedWhen']): ReadonlySet<ProjectTerm> =>
  new Set(PROJECT_TERMS.filter((term) => projectTerms[term].lockedWhen === lockedWhen))

type Defaulted = { [Term in ProjectTerm]: Terms[Term] extends { ifAbsent: unknown } ? Term : never }[ProjectTerm]

/** The values of terms that a body leaves out. */
export const absentTerms = fromTerms(({ ifAbsent }) => ifAbsent) as {
  readonly [Term in Defaulted]: Terms[Term]['ifAbsent']
}

/** The shape of the body of a new project: terms with a value for their absence are optional. */
export const bodyTerms = fromTerms((term) => ('ifAbsent' in term ? term.input.optional() : term.input)) as {
  readonly [Term in ProjectTerm]: Term extends Defaulted ? z.ZodOptional<Terms[Term]['input']> : Terms[Term]['input']
}

/** The shape of a change. */
export const patchTerms = fromTerms(({ input }) => input) as { readonly [Term in ProjectTerm]: Terms[Term]['input'] }

/** The shape of an answer. */
export const answeredTerms = fromTerms(({ output }) => output) as {
  readonly [Term in ProjectTerm]: Terms[Term]['output']
}

function fromTerms(pick: (term: TermDefinition) => unknown): unknown {
  const entries = Object.entries<TermDefinition>(projectTerms).map(([name, term]) => [name, pick(term)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
