import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { CountryCode, FirstApproval, FriendlyUrl, Iban, IdFilter, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { formatAmount, Money, NonNegativeMoney, PositiveMoney } from '../money.ts'
import { Percentage, PercentageBelow100 } from '../percentages.ts'
import { PhaseName } from './phases.ts'
import { Picture } from '../pictures.ts'
import { DELIVERY_FEE_PERIODS } from './schedule.ts'

export const DeliveryFeePeriod = z.enum(DELIVERY_FEE_PERIODS).describe('How often a project pays its returns.')
export type DeliveryFeePeriod = z.infer<typeof DeliveryFeePeriod>

const count = z.int().positive('number-not-positive').max(1_000_000)

/** What an administrator sets. The rest of a project follows from its books. */
const terms = {
  name: text(160),
  direction: text(240).describe('Address.'),
  locality: text(120).describe('Town, as shown on the card.'),
  projectTypeId: Id,
  country: CountryCode,
  managerId: Id.nullable().describe('Manager who is responsible for it.'),
  url: FriendlyUrl,
  dateStart: CalendarDate.describe('First day of financing.'),
  dateEnd: CalendarDate.describe('Last day of financing; later than its start.'),
  startedAt: CalendarDate.nullable().describe('Day on which the works start.'),
  financingAmount: PositiveMoney,
  projectDuration: count.max(600).describe('Months.'),
  targetProfitability: PercentageBelow100.describe('Return over the whole duration, in percent.'),
  minimumInvestment: PositiveMoney,
  maximumInvestment: PositiveMoney.nullable().describe('The most that one investor may put in.'),
  maxInvestorNumber: count.nullable(),
  showInvestorNumber: z.boolean(),
  withdrawMoneyFinanced: z.boolean().describe('Pay the escrow out to the promoter once financed.'),
  cancellationFee: PercentageBelow100.describe('Penalty for disinvesting, in percent of the amount.'),
  managerFee: PercentageBelow100.describe("The platform's share of each return, in percent."),
  deliveryFeePeriod: DeliveryFeePeriod,
  preinvestorMaxNumber: count.nullable(),
  preinvestorDateEnd: CalendarDate.nullable(),
  preinvestorDeposit: NonNegativeMoney.nullable(),
  preinvestorAmount: NonNegativeMoney.nullable(),
  destinationBankAccount: Iban.nullable().describe("Promoter's IBAN; only staff see it."),
  private: z.boolean().describe('Seen only by its investors and staff.'),
  promoterName: text(160),
  promoterDescription: optionalText(2000),
  guaranteeAgentName: optionalText(160),
  guaranteeAgentDescription: optionalText(2000),
}

export const ProjectBody = z
  .strictObject({
    ...terms,
    managerId: terms.managerId.optional(),
    startedAt: terms.startedAt.optional(),
    maximumInvestment: terms.maximumInvestment.optional(),
    maxInvestorNumber: terms.maxInvestorNumber.optional(),
    showInvestorNumber: terms.showInvestorNumber.optional(),
    withdrawMoneyFinanced: terms.withdrawMoneyFinanced.optional(),
    preinvestorMaxNumber: terms.preinvestorMaxNumber.optional(),
    preinvestorDateEnd: terms.preinvestorDateEnd.optional(),
    preinvestorDeposit: terms.preinvestorDeposit.optional(),
    preinvestorAmount: terms.preinvestorAmount.optional(),
    destinationBankAccount: terms.destinationBankAccount.optional(),
    private: terms.private.optional(),
    promoterDescription: terms.promoterDescription.optional(),
    guaranteeAgentName: terms.guaranteeAgentName.optional(),
    guaranteeAgentDescription: terms.guaranteeAgentDescription.optional(),
  })
  .refine((body) => body.dateEnd > body.dateStart, { error: 'end-before-start', path: ['dateEnd'] })
  .superRefine((body, context) => {
    const maximum = body.maximumInvestment ?? body.financingAmount
    if (body.minimumInvestment <= maximum) return
    const params = { maximum: formatAmount(maximum) }
    context.addIssue({ code: 'custom', message: 'above-project-maximum', path: ['minimumInvestment'], params })
  })
  .describe('A new project, in phase Draft.')

export const ProjectPatch = z
  .strictObject({
    ...terms,
    phaseId: Id.describe('Moves the project to that phase, if its lifecycle allows.'),
    reason: optionalText(500).describe('Why; kept in the audit record.'),
    updatedAt: Instant,
  })
  .partial()
  .refine((body) => !body.dateStart || !body.dateEnd || body.dateEnd > body.dateStart, {
    error: 'end-before-start',
    path: ['dateEnd'],
  })
  .describe('A change of a project.')

export const Project = z
  .strictObject({
    projectId: Id,
    name: z.string(),
    direction: z.string(),
    locality: z.string(),
    projectPhaseId: Id.describe('The present entry of the record of phases; an order must name it.'),
    phaseId: Id,
    phaseName: PhaseName,
    projectTypeId: Id,
    projectTypeName: z.string(),
    country: z.string(),
    managerId: Id.nullable().describe('Only staff see it.'),
    managerName: z.string().nullable(),
    url: z.string(),
    dateStart: CalendarDate,
    dateEnd: CalendarDate,
    startedAt: CalendarDate.nullable(),
    financingAmount: Money,
    amountInvested: Money,
    amountRemaining: Money.describe('What is still missing.'),
    amountInEscrow: Money.nullable().describe('What has not been paid to the promoter; only staff see it.'),
    percentageInvested: Percentage,
    projectDuration: z.int(),
    targetProfitability: Percentage,
    annualProfitability: Percentage.describe('12 x target profitability / duration, in percent.'),
    minimumInvestment: Money,
    maximumInvestment: Money.nullable(),
    maxInvestorNumber: z.int().nullable(),
    investorCount: z.int().nullable().describe('Null for visitors unless showInvestorNumber.'),
    showInvestorNumber: z.boolean(),
    withdrawMoneyFinanced: z.boolean(),
    cancellationFee: Percentage,
    managerFee: Percentage,
    deliveryFeePeriod: DeliveryFeePeriod,
    preinvestorMaxNumber: z.int().nullable(),
    preinvestorDateEnd: CalendarDate.nullable(),
    preinvestorDeposit: Money.nullable(),
    preinvestorAmount: Money.nullable(),
    destinationBankAccount: z.string().nullable(),
    private: z.boolean(),
    promoterName: z.string(),
    promoterDescription: z.string().nullable(),
    guaranteeAgentName: z.string().nullable(),
    guaranteeAgentDescription: z.string().nullable(),
    cover: Picture.nullable(),
    pendingRefund: z
      .strictObject({ reason: z.string(), firstApproval: FirstApproval })
      .nullable()
      .describe('A refund that one administrator has asked for; only staff see it.'),
    daysLate: z.int().describe('Days by which its oldest unpaid return is late; 0 if none is.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A project that people can fund.')

export const ProjectList = z
  .strictObject({
    data: z.array(Project),
    total: z.int().min(0).describe('How many rows match in all.'),
    totalByPhases: z
      .record(PhaseName, z.int())
      .optional()
      .describe('With getTotalByPhases: how many match in each phase, whatever phaseId says.'),
  })
  .describe('One page of projects.')

export const PROJECT_ORDER_COLUMNS = [
  'createdAt',
  'name',
  'dateStart',
  'dateEnd',
  'financingAmount',
  'amountInvested',
  'percentageInvested',
  'targetProfitability',
  'annualProfitability',
  'minimumInvestment',
  'projectDuration',
  'phase',
  'updatedAt',
] as const
export const projectFilters = {
  ids: IdFilter.optional(),
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
}

export const RefundBody = z
  .strictObject({ reason: text(500) })
  .describe('Why the project is closed and its money returned.')

/**
 * What a project must have before visitors may see it; `project-not-ready` tells the missing ones in its param `missing`,
 * joined by commas.
 */
export const PROJECT_REQUIREMENTS = [
  'descriptions',
  'pictures',
  'documents',
  'destinationBankAccount',
  'dateEnd',
] as const
export type ProjectRequirement = (typeof PROJECT_REQUIREMENTS)[number]
