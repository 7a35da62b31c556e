import { z } from 'zod'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { LOAN_STATES } from './loan-state.ts'

/** Delegated Regulation (EU) 2022/2115, article 1. */
export const DEFAULT_KINDS = ['past-due', 'unlikely-to-pay'] as const
export type DefaultKind = (typeof DEFAULT_KINDS)[number]

export const DEFAULT_STATES = ['open', 'cured', 'written-off'] as const
export type DefaultState = (typeof DEFAULT_STATES)[number]

/** More than 90 days past due. */
export const DAYS_TO_DEFAULT = 91

export const loanDefaultLifecycle = defineLifecycle({
  name: 'loanDefault',
  states: DEFAULT_STATES,
  initial: ['open'],
  transitions: {
    cure: { from: ['open'], to: 'cured', permission: 'loanDefaults.edit' },
    writeOff: { from: ['open'], to: 'written-off', permission: 'loanDefaults.edit' },
  },
})

export const LoanDefaultState = z.enum(DEFAULT_STATES).describe('Whether a default lasts, or how it ended.')

export const LoanStateName = z
  .enum(LOAN_STATES)
  .describe(
    'How a project pays back: `late` while a return is overdue, `inDefault` from its default on, `lost` once it is written off. Null before it is financed and once it is repaid.',
  )

export const LoanDefault = z
  .strictObject({
    loanDefaultId: Id,
    projectId: Id,
    projectName: z.string(),
    kind: z
      .enum(DEFAULT_KINDS)
      .describe(
        'More than 90 days past due, which the platform records by itself, or unlikely to pay in full, which an administrator decides.',
      ),
    since: CalendarDate.describe('The day from which the loan is in default.'),
    reason: z.string().nullable().describe('Of who decided that the loan is unlikely to be paid; null for past due.'),
    pastDueSince: CalendarDate.nullable().describe(
      'Since when a material amount is past due; null for unlikely to pay.',
    ),
    pastDue: Money.nullable().describe('What was past due when it was recorded; null for unlikely to pay.'),
    state: LoanDefaultState,
    endedOn: CalendarDate.nullable(),
    endReason: z.string().nullable(),
    loss: Money.nullable().describe('Principal that was written off.'),
    recordedBy: Id.nullable().describe('Null: the platform.'),
    recordedByName: z.string().nullable(),
    endedBy: Id.nullable(),
    endedByName: z.string().nullable(),
    ...timestamps,
  })
  .describe('A time in which a loan is or was in default.')

/** Public. */
export const ProjectDefault = LoanDefault.pick({ reason: true, endedOn: true, endReason: true }).describe(
  'Why the loan is in default, and when and why it was written off.',
)

export const LoanDefaultBody = z
  .strictObject({
    projectId: Id,
    since: NamedDay.optional().describe('Today if absent; neither in the future nor before the loan was paid out.'),
    reason: text(500).describe('Why the loan is unlikely to be paid in full without realising its security.'),
  })
  .describe('The decision that a loan is unlikely to be paid.')

export const LoanDefaultPatch = z
  .strictObject({
    state: z.enum(['cured', 'written-off']),
    reason: text(500),
    updatedAt: Instant.optional(),
  })
  .describe('How a default ends, and why.')

/** Delegated Regulation (EU) 2022/2115, article 1; decision published-results. */
export const loanDefaultEndpoints = endpoints(
  'loanDefaults',
  { name: 'Loan defaults', about: 'Which loans are or were in default, why, and how it ended.' },
  '/v1/project/loan-defaults',
  {
    list: {
      permission: 'loanDefaults.read',
      summary: 'List the defaults of loans',
      query: listQuery(
        ['since', 'createdAt', 'updatedAt'],
        {
          projectId: Id.optional(),
          state: LoanDefaultState.optional(),
        },
        allBut(),
      ),
      output: page(LoanDefault),
    },
    read: {
      permission: 'loanDefaults.read',
      summary: 'Read a default of a loan',
      output: LoanDefault,
    },
    create: {
      permission: 'loanDefaults.edit',
      summary: 'Record that a loan is unlikely to be paid, and tell its investors',
      body: LoanDefaultBody,
      output: LoanDefault,
      errors: ['reference-unknown', 'state-forbids', 'date-too-early', 'date-too-late'],
    },
    decide: {
      permission: 'loanDefaults.edit',
      summary: 'End a default: paid again as agreed, or written off',
      body: LoanDefaultPatch,
      output: LoanDefault,
      errors: ['edit-conflict', 'state-forbids', 'still-past-due', 'nothing-outstanding'],
    },
  },
)
