import { z } from 'zod'
import { JOURNAL_ACCOUNT_NAMES, journalParameterOf, type JournalParameter } from '../bank/journal.ts'
import { CalendarDate, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { NonNegativeMoney, PositiveMoney } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { fieldErrorsOf } from '../problem.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'
import { withRule } from '../rules.ts'

const money = <Schema extends z.ZodType<bigint, string>>(schema: Schema) => ({ kind: 'money', schema }) as const

const days = (minimum: number, maximum: number) =>
  ({
    kind: 'days',
    schema: z
      .string()
      .regex(/^\d{1,3}$/, 'number-invalid')
      .transform(Number)
      .pipe(z.int().min(minimum).max(maximum)),
  }) as const

/** Basis points inside. */
const percentage = {
  kind: 'percentage',
  schema: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'percentage-not-below-100')
    .transform((percent) => Math.round(Number(percent) * 100)),
} as const

/** Basis points inside. */
const vat = {
  kind: 'vat',
  schema: z
    .string()
    .regex(/^(unstated|exempt|\d{1,2}(\.\d{1,2})?)$/, 'percentage-not-below-100')
    .transform((rate) => (rate === 'unstated' || rate === 'exempt' ? rate : Math.round(Number(rate) * 100))),
} as const

const account = {
  kind: 'account',
  schema: z.string().regex(/^\d{3,12}$/, 'journal-account-invalid'),
} as const

const answer = {
  kind: 'answer',
  schema: z.enum(['yes', 'no']).transform((answered) => answered === 'yes'),
} as const

export const PARAMETERS = {
  /** From this amount on two administrators decide. */
  fourEyesThreshold: money(NonNegativeMoney),
  /** Handbook rule 5.18. */
  maximumIncome: money(PositiveMoney),
  /** Held plus expected, when an income is requested. */
  maximumWallet: money(PositiveMoney),
  /** Up to this amount a referenced transfer from a known account needs no announcement (decision matching). */
  maximumUnannounced: money(NonNegativeMoney),
  /** What investors may be credited, in all, before promoters' payments are on a statement. */
  earlyCreditMaximum: money(NonNegativeMoney),
  earlyCreditDays: days(1, 90),
  /** Handbook rule 7.8. */
  reflectionDays: days(0, 60),
  /** From receipt (handbook rule 22.6). */
  complaintDecisionDays: days(0, 180),
  /** 0 closes at once. */
  closingDays: days(0, 30),
  /** Deposits above it are invested and withdrawn after a declaration of their origin (decision money-laundering). */
  declarationThreshold: money(NonNegativeMoney),
  /** Past due is material above both; published (decision published-results). */
  defaultThresholdAmount: money(NonNegativeMoney),
  /** Of the principal. */
  defaultThresholdShare: percentage,
  /** Decision preinvestment. */
  isSheetRequired: answer,
  newProjectManagerFee: percentage,
  newProjectCancellationFee: percentage,
  /** Decision ledger-double-entry. */
  feeVat: vat,
  ...(Object.fromEntries(JOURNAL_ACCOUNT_NAMES.map((name) => [journalParameterOf(name), account])) as Record<
    JournalParameter,
    typeof account
  >),
} as const

export type ParameterName = keyof typeof PARAMETERS
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as [ParameterName, ...ParameterName[]]
export type ParameterValues = { readonly [Name in ParameterName]: z.output<(typeof PARAMETERS)[Name]['schema']> }

/** Regulation (EU) 2020/1503, article 22; outside a demonstration. */
export const LEAST_REFLECTION_DAYS = 4
/** Between approval and first day. */
export const PARAMETER_NOTICE_HOURS = 48

export const ParameterState = z
  .enum(PROPOSAL_STATES)
  .describe('A proposed value counts once another administrator has approved it, from its day on.')
const Name = z.enum(PARAMETER_NAMES)

export const Parameter = z
  .strictObject({
    parameterId: Id,
    name: Name,
    value: z.string().describe('An amount in euro, days, percent, an account or an answer, as its name has it.'),
    validFrom: CalendarDate.describe('In force from midnight in Madrid on, until the next one of its name.'),
    basis: z.string().describe('Why: the resolution, the law or the risk.'),
    state: ParameterState,
    ...proposalFields,
  })
  .describe('A value that the company decides. Rows are never changed in place: a change is proposed as a new row.')

export const ParameterBody = withRule(
  z.strictObject({
    name: Name,
    value: text(20).meta({ examples: ['20000.00'] }),
    validFrom: NamedDay,
    basis: text(300),
  }),
  ['name', 'value'],
  ({ name, value }) => {
    const { error } = PARAMETERS[name].schema.safeParse(value)
    return error && { ...fieldErrorsOf(error.issues, value)[0]!, path: 'value' }
  },
).describe(
  `A value to be approved by another administrator at least ${PARAMETER_NOTICE_HOURS} hours before its first day. It replaces the one of the same name and day.`,
)

export const parameterLifecycle = proposalLifecycle('parameter', 'parameters.edit')

export const parameterEndpoints = endpoints(
  'parameters',
  {
    name: 'Parameters',
    about:
      'Limits, thresholds, periods, fees and accounts of the company, proposed by one administrator and approved by another.',
  },
  '/v1/misc/parameters',
  {
    list: {
      permission: 'parameters.read',
      summary: 'List the values, with those that were',
      query: listQuery(
        ['validFrom', 'createdAt', 'name', 'state', 'updatedAt'],
        {
          state: ParameterState.optional(),
          name: Name.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(Parameter),
    },
    create: {
      permission: 'parameters.edit',
      summary: 'Propose a value',
      body: ParameterBody,
      output: Parameter,
      errors: ['date-too-early', 'number-too-small'],
    },
    read: {
      permission: 'parameters.read',
      summary: 'Read a value',
      output: Parameter,
    },
    decide: {
      permission: 'parameters.edit',
      summary: 'Approve or refuse a value',
      body: ProposalPatch,
      output: Parameter,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required', 'date-too-early'],
    },
  },
)
