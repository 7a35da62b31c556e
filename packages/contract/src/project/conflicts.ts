import { z } from 'zod'
import { taxNumberOf } from '../account/identification.ts'
import { calendarDateOf } from '../calendar.ts'
import { compactCode } from '../cleaned.ts'
import { CalendarDate, Instant, NamedDay, addMonths, timestamps } from '../dates.ts'
import { daysAfter } from '../day-rules.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { english, EnglishText, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'
import { defineLifecycle } from '../lifecycle.ts'

/** Who of the platform a person is (Regulation (EU) 2020/1503, article 8). A shareholder has 20 % or more of capital or votes. */
export const INSIDER_KINDS = ['shareholder', 'manager', 'employee', 'controlled', 'relative'] as const
export type InsiderKind = (typeof INSIDER_KINDS)[number]

export const CONFLICT_TIES = ['promoter', 'investor', 'other'] as const
export type ConflictTie = (typeof CONFLICT_TIES)[number]

/** Of whom a promoter may be none: article 8(2) names all but relatives. */
export const BARRED_KINDS = ['shareholder', 'manager', 'employee', 'controlled'] as const satisfies InsiderKind[]

export const CONFLICT_STATES = ['active', 'ended'] as const
export type ConflictState = (typeof CONFLICT_STATES)[number]

/** Reviewed every year until ended. */
export const conflictLifecycle = defineLifecycle({
  name: 'conflict',
  states: CONFLICT_STATES,
  initial: ['active'],
  transitions: {
    review: { from: ['active'], to: 'active', permission: 'conflicts.edit' },
    end: { from: ['active'], to: 'ended', permission: 'conflicts.edit' },
  },
})
/** Besides edits. */
export const CONFLICT_STEPS = ['review', 'end'] as const satisfies (keyof typeof conflictLifecycle.transitions)[]
export type ConflictStep = (typeof CONFLICT_STEPS)[number]

export const CONFLICT_REVIEW_MONTHS = 12

export const reviewDueOn = (reviewedOn: string): string => addMonths(reviewedOn, CONFLICT_REVIEW_MONTHS)

const Kind = z
  .enum(INSIDER_KINDS)
  .describe('Who of the platform the person is; of a relative, whose relative is said in the name.')
const Tie = z.enum(CONFLICT_TIES).describe('How the person stands to the project.')
const State = z.enum(CONFLICT_STATES).describe('Whether it lasts.')

/** Never a name (decision published-results). */
const disclosed = {
  kind: Kind,
  tie: Tie,
  nature: z.string().describe('What the conflict is. Anybody reads it.'),
  natureEn: EnglishText,
  measure: z.string().describe('What the platform does about it. Anybody reads it.'),
  measureEn: EnglishText,
  since: CalendarDate,
}

export const DisclosedConflict = z
  .strictObject(disclosed)
  .describe('A conflict of interest as the page of its project shows it.')

export const Conflict = z
  .strictObject({
    conflictId: Id,
    ...disclosed,
    personName: z.string().describe('Only administrators read it.'),
    taxNumber: z.string().nullable().describe('Of the person or company; compared with those of promoters.'),
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    state: State,
    endedOn: CalendarDate.nullable(),
    reviewedOn: CalendarDate.describe('When it was last reviewed; the day of its entry at first.'),
    reviewDueOn: CalendarDate.nullable().describe('A year after the last review; null once it has ended.'),
    ...timestamps,
  })
  .describe('An entry in the register of conflicts of interest (Regulation (EU) 2020/1503, article 8).')

const terms = {
  kind: Kind,
  tie: Tie,
  personName: text(160),
  taxNumber: optionalText(20),
  projectId: Id.nullable(),
  nature: text(1000),
  natureEn: english(1000),
  measure: text(1000),
  measureEn: english(1000),
  since: NamedDay,
}

export interface ConflictParties {
  readonly tie: ConflictTie
  readonly projectId?: string | null | undefined
  readonly taxNumber?: string | null | undefined
}

export const normalisedTaxNumber = (taxNumber: string | null | undefined): string | null =>
  taxNumberOf(taxNumber ?? '') ?? (compactCode(taxNumber ?? '') || null)

/** Investors need a project. */
const missingProject = ({ tie, projectId }: ConflictParties): FieldError | undefined =>
  tie === 'investor' && !projectId ? { path: 'projectId', code: 'required' } : undefined
/** Promoters are found by project or tax number (article 8). */
const missingTaxNumber = ({ tie, projectId, taxNumber }: ConflictParties): FieldError | undefined =>
  tie === 'promoter' && !projectId && normalisedTaxNumber(taxNumber) === null
    ? { path: 'taxNumber', code: 'required' }
    : undefined

export const mistakesOfConflict = (entry: ConflictParties & { readonly since: string }, today: string): FieldError[] =>
  [missingProject(entry), missingTaxNumber(entry), ...daysAfter(today, { since: entry.since })].filter(
    (mistake) => mistake !== undefined,
  )

/** Cross-field rules. */
// @__NO_SIDE_EFFECTS__
const withParties = <Schema extends z.ZodType<ConflictParties>>(schema: Schema): Schema =>
  withRule<z.ZodType<ConflictParties>>(
    withRule<z.ZodType<ConflictParties>>(schema, ['tie', 'projectId'], missingProject),
    ['tie', 'projectId', 'taxNumber'],
    missingTaxNumber,
  ) as Schema

const entry = z.strictObject({
  ...terms,
  taxNumber: terms.taxNumber.optional(),
  projectId: terms.projectId.optional(),
  natureEn: terms.natureEn.optional(),
  measureEn: terms.measureEn.optional(),
})

export const ConflictBody = withParties(entry).describe(
  'A conflict of interest. A promoter needs a project or a tax number, an investor a project.',
)

export const ConflictPatch = z
  .strictObject({ ...terms, updatedAt: Instant })
  .partial()
  .describe('A change of an entry that lasts.')

export const ConflictForm = withRule(
  withParties(entry.extend({ updatedAt: Instant.optional() })),
  ['since'],
  ({ since }) => daysAfter(calendarDateOf(new Date()), { since })[0],
).describe('An entry as the forms have it.')

export const ConflictStepBody = z
  .strictObject({
    step: z.enum(CONFLICT_STEPS),
    reason: text(500).describe('What the review found, or why it ended; kept in the audit record.'),
  })
  .describe('A yearly review, or the end.')

/** Decision published-results. */
export const conflictEndpoints = endpoints(
  'conflicts',
  { name: 'Conflicts of interest', about: 'The register of conflicts of interest, and what projects disclose of it.' },
  '/v1/project/conflicts',
  {
    list: {
      permission: 'conflicts.read',
      summary: 'List the register of conflicts of interest',
      query: listQuery(
        ['createdAt', 'since', 'reviewedOn', 'updatedAt'],
        {
          projectId: Id.optional(),
          kind: Kind.optional(),
          tie: Tie.optional(),
          state: State.optional(),
          isReviewDue: z.boolean().optional().describe('With true only those whose yearly review is due.'),
        },
        allBut('reviewDueOn'),
      ),
      output: page(Conflict),
    },
    read: {
      permission: 'conflicts.read',
      summary: 'Read an entry of the register',
      output: Conflict,
    },
    create: {
      permission: 'conflicts.edit',
      summary: 'Enter a conflict of interest',
      body: ConflictBody,
      output: Conflict,
      errors: ['required', 'reference-unknown', 'date-too-late'],
    },
    edit: {
      permission: 'conflicts.edit',
      summary: 'Change an entry that lasts',
      body: ConflictPatch,
      output: Conflict,
      errors: ['edit-conflict', 'state-forbids', 'required', 'reference-unknown', 'date-too-late'],
    },
    decide: {
      method: 'POST',
      path: '/v1/project/conflicts/{id}/steps',
      permission: 'conflicts.edit',
      status: 200,
      summary: 'Review an entry, or end it',
      body: ConflictStepBody,
      output: Conflict,
      errors: ['state-forbids'],
    },
    disclosed: {
      method: 'GET',
      path: '/v1/project/projects/{id}/disclosed-conflicts',
      permission: 'projects.read',
      summary: 'What is disclosed of the conflicts of interest of a project, without names',
      output: z.strictObject({ conflicts: z.array(DisclosedConflict) }).describe('Those that last, the oldest first.'),
    },
  },
)
