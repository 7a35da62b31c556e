import { z } from 'zod'
import { CalendarDate, Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, CountryCode, EnglishText, FirstApproval, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { formatAmount, Money } from '../money.ts'
import { allBut, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { Picture } from '../pictures.ts'
import { withRule } from '../rules.ts'
import { ProjectIrregularity } from './irregularities.ts'
import { LoanStateName, ProjectDefault } from './loan-defaults.ts'
import { PhaseName } from './phases.ts'
import { PHASE_IDS } from './projects.lifecycle.ts'
import { answeredTerms, bodyTerms, contradictingDays, patchTerms, type ProjectDays } from './projects.terms.ts'

interface Terms extends ProjectDays {
  readonly minimumInvestment?: bigint | undefined
  readonly maximumInvestment?: bigint | null | undefined
  readonly financingAmount?: bigint | undefined
}

// @__NO_SIDE_EFFECTS__
function withTermRules<Schema extends z.ZodType<Terms>>(schema: Schema): Schema {
  const pairs = [
    ['dateStart', 'dateEnd'],
    ['dateStart', 'startedAt'],
    ['dateEnd', 'preinvestorDateEnd'],
  ] as const
  // One refinement per pair: an impossible day hides no other contradiction.
  const days = pairs.reduce<z.ZodType<Terms>>(
    (ruled, [one, other]) =>
      withRule(ruled, [one, other], (terms) => contradictingDays({ [one]: terms[one], [other]: terms[other] })[0]),
    schema,
  )
  return withRule(days, ['minimumInvestment', 'maximumInvestment', 'financingAmount'], (terms) => {
    const { minimumInvestment, maximumInvestment, financingAmount } = terms
    const maximum = maximumInvestment ?? financingAmount
    if (maximum === undefined || minimumInvestment === undefined || minimumInvestment <= maximum) return undefined
    return { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: formatAmount(maximum) } }
  }) as Schema
}

export const ProjectBody = withTermRules(
  z.strictObject({
    ...bodyTerms,
    phaseId: z.literal(PHASE_IDS.Draft, 'choice-invalid').optional().describe('Draft, in which every project begins.'),
  }),
).describe('A new project, in phase Draft.')

export const ProjectPatch = withTermRules(
  z
    .strictObject({
      ...patchTerms,
      phaseId: Id.describe('Moves the project to that phase, if its lifecycle allows.'),
      reason: optionalText(500).describe('Why; kept in the audit record.'),
      updatedAt: Instant,
    })
    .partial(),
).describe('A change of a project.')

const ProjectContent = z.strictObject({ descriptions: z.int(), pictures: z.int(), visibleDocuments: z.int() })
export type ProjectContent = z.infer<typeof ProjectContent>

export const Project = z
  .strictObject({
    projectId: Id,
    projectPhaseId: Id.describe('The present entry of the record of phases; an order must name it.'),
    phaseId: Id,
    phaseName: PhaseName,
    ...answeredTerms,
    projectTypeName: z.string(),
    projectTypeNameEn: EnglishText,
    managerName: z.string().nullable(),
    amountInvested: Money,
    amountRemaining: Money.describe(
      'What is still missing, less what is kept for reservations that are being completed.',
    ),
    amountReserved: Money.describe('The sum of the reservations that are placed or called.'),
    reservationCount: z.int().nullable().describe('How many these are; null for visitors unless showInvestorNumber.'),
    amountInEscrow: Money.nullable().describe('What has not been paid to the promoter; only staff see it.'),
    percentageInvested: Percentage,
    annualProfitability: Percentage.describe('12 x target profitability / duration, in percent.'),
    hasOrders: z
      .boolean()
      .nullable()
      .describe('Whether anyone has invested or reserved, which fixes its terms; only staff see it.'),
    investorCount: z.int().nullable().describe('Null for visitors unless showInvestorNumber.'),
    cover: Picture.nullable(),
    pendingRefund: z
      .strictObject({ reason: z.string(), firstApproval: FirstApproval })
      .nullable()
      .describe('A refund that one administrator has asked for; only staff see it.'),
    englishTexts: z
      .strictObject({ written: z.int(), total: z.int() })
      .nullable()
      .describe(
        'How many texts of the project and its content are there in English, of those in Spanish; only staff see it.',
      ),
    content: ProjectContent.nullable().describe(
      'How much there is of what visitors must find before it opens; only staff see it.',
    ),
    isAccountApproved: z
      .boolean()
      .nullable()
      .describe(
        'Whether two administrators have approved its account with the certificate, its promoter and tax number; only staff see it.',
      ),
    followerCount: z.int().nullable().describe('How many people follow it; only staff see it.'),
    daysLate: z.int().describe('Days by which its oldest unpaid return is late; 0 if none is.'),
    isLoan: z.boolean().describe('Whether it is a loan, by its type.'),
    expectedDefaultRate: Percentage.nullable().describe(
      'Of its risk category, in force today; null where it has no category or no rate is set.',
    ),
    closedOn: CalendarDate.nullable().describe('When it ended; null before.'),
    paidBack: z
      .strictObject({ interest: Money, principal: Money })
      .nullable()
      .describe('What its investors have been paid, before fee and tax; null before the loan is paid out.'),
    defaultedOn: CalendarDate.nullable().describe('Since when the loan is in default; null while it is not.'),
    loanDefault: ProjectDefault.nullable(),
    loanState: LoanStateName.nullable(),
    informationSheetId: Id.nullable().describe(
      'The version of its key investment information sheet that is in force; null before the first one.',
    ),
    irregularity: ProjectIrregularity.nullable().describe(
      'Its last material error: nobody may invest while its state is `suspended`. Null where there was none.',
    ),
    ...timestamps,
  })
  .describe('A project that people can fund.')

export const ProjectList = pageWithSums(Project, {
  financingAmount: 'Without discarded projects.',
  amountInvested: 'In all of them.',
})
  .extend({
    totalByPhases: z
      .record(PhaseName, z.int())
      .optional()
      .describe('With getTotalByPhases: how many match in each phase, without the filter phaseId.'),
  })
  .describe('One page of projects.')

export const projectFilters = {
  projectTypeId: Id.optional(),
  name: z
    .string()
    .max(160)
    .optional()
    .describe('A fragment of name, town or address, without regard to accents and case.'),
  phaseId: Id.optional(),
  targetProfitability: Percentage.optional().describe('At least this return over the whole duration, in percent.'),
  annualProfitability: Percentage.optional().describe('At least this annual return, in percent.'),
  minimumInvestment: Money.optional().describe('Minimum of the project at most this.'),
  projectDuration: z.int().min(0).max(600).optional().describe('At most so many months.'),
  percentageInvested: Percentage.optional().describe('At least this funded share.'),
  url: z.string().max(120).optional().describe('Exactly this friendly url.'),
  country: CountryCode.optional(),
  isFrontOffice: z.boolean().optional().describe('Only what visitors may see, also for staff.'),
  getTotalByPhases: z.boolean().optional(),
  managerId: Id.optional(),
  isWholeInEnglish: z
    .boolean()
    .optional()
    .describe('Whether every text that is written in Spanish is there in English; for staff.'),
  isInDefault: z.boolean().optional().describe('Whether the loan is in default.'),
  isSuspended: z.boolean().optional().describe('Whether the offer is suspended for a material error.'),
  awaitsMyApproval: AwaitsMyApproval.optional(),
}

export const RefundBody = z
  .strictObject({ reason: text(500) })
  .describe('Why the project is closed and its money returned.')

export const projectEndpoints = endpoints(
  'projects',
  { name: 'Projects', about: 'Projects that people can fund.' },
  '/v1/project/projects',
  {
    list: {
      permission: 'projects.read',
      summary: 'List projects',
      query: listQuery(
        ['createdAt', 'phase'],
        { ...projectFilters, getSums: GetSums.optional() },
        allBut(
          'phaseId',
          'hasOrders',
          'managerId',
          'destinationBankAccount',
          'promoterTaxNumber',
          'raisedElsewhere',
          'raisedElsewhereOn',
          'projectTypeName',
          'projectTypeNameEn',
          'managerName',
          'amountRemaining',
          'reservationCount',
          'amountInEscrow',
          'investorCount',
          'isAccountApproved',
          'followerCount',
          'daysLate',
          'isLoan',
          'expectedDefaultRate',
          'closedOn',
          'paidBack',
          'defaultedOn',
          'loanDefault',
          'loanState',
        ),
      ),
      output: ProjectList,
    },
    create: {
      permission: 'projects.create',
      summary: 'Create a project',
      body: ProjectBody,
      output: Project,
      errors: ['url-exists', 'reference-unknown', 'end-before-start'],
    },
    read: {
      permission: 'projects.read',
      summary: 'Read a project',
      output: Project,
    },
    edit: {
      permission: 'projects.edit',
      summary: 'Change a project or its phase',
      body: ProjectPatch,
      output: Project,
      errors: [
        'edit-conflict',
        'state-forbids',
        'url-exists',
        'reference-unknown',
        'required',
        'project-not-ready',
        'promoter-is-insider',
        'promoter-invests',
        'above-owner-maximum',
        'sheet-missing',
        'terms-locked',
        'end-before-start',
        'second-administrator-needed',
        'own-money',
        'maker-is-checker',
      ],
    },
    remove: {
      permission: 'projects.delete',
      summary: 'Delete a draft without investments',
      errors: ['state-forbids', 'still-referenced'],
    },
    refund: {
      method: 'POST',
      path: '/v1/project/projects/{id}/refund',
      permission: 'projects.refund',
      status: 200,
      summary: 'Close a project and return the invested money',
      description:
        'All of it or none; safe to repeat. From the four-eyes threshold on, the first call asks for a second administrator and the call of another one does it.',
      body: RefundBody,
      output: Project,
      isIdempotent: true,
      errors: ['state-forbids', 'own-money', 'maker-is-checker'],
    },
  },
)
