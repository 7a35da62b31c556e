import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { NextStep, SessionState } from './auth/sessions.ts'
import { Country } from './misc/countries.ts'
import { DISTRIBUTION_STATUSES } from './project/distributions.ts'
import { DELIVERY_FEE_MONTHS, DELIVERY_FEE_PERIODS } from './project/schedule.ts'
import { GROUPINGS } from './project/fees.ts'
import { DOCUMENT_OWNER_TYPES } from './support/tickets.ts'
import { TRANSACTION_STATES } from './wallet/transactions.ts'
import * as contract from './index.ts'

/** The agreed fields of every noun (handbook rules 16.30 to 16.39). */
const entities: readonly { readonly name: string; readonly schema: z.ZodObject; readonly fields: string }[] = [
  {
    name: 'User',
    schema: contract.User,
    fields:
      'userId managerId name surname email role phone phoneNumber gender nationality birthdayAt identificationDocumentType identificationDocumentNumber createdAt disabled generalEmailNotifications ticketEmailNotifications language isOtpConfigured companyName legalRepresentativeName',
  },
  { name: 'Wallet', schema: contract.Wallet, fields: 'walletId userId balance' },
  {
    name: 'Transaction',
    schema: contract.Transaction,
    fields:
      'transactionId id walletId userId amount type issuerName status rejectReason createdAt updatedAt bankAccount adminId managerId projectId document',
  },
  {
    name: 'Project',
    schema: contract.Project,
    fields:
      'projectId name direction projectPhaseId phaseId phaseName projectTypeId country managerId url dateStart dateEnd startedAt financingAmount amountInvested percentageInvested projectDuration targetProfitability minimumInvestment maxInvestorNumber showInvestorNumber withdrawMoneyFinanced cancellationFee managerFee deliveryFeePeriod preinvestorMaxNumber preinvestorDateEnd preinvestorDeposit preinvestorAmount destinationBankAccount private promoterName guaranteeAgentName',
  },
  { name: 'Project type', schema: contract.ProjectType, fields: 'projectTypeId name description image' },
  {
    name: 'Project description',
    schema: contract.ProjectDescription,
    fields: 'projectDescriptionId projectId title description',
  },
  { name: 'Description template', schema: contract.Template, fields: 'name description' },
  {
    name: 'Project document',
    schema: contract.ProjectDocument,
    fields: 'documentTypeId projectId userId description visible file',
  },
  { name: 'Media file', schema: contract.ProjectMediaFile, fields: 'projectId userId description order' },
  {
    name: 'Order',
    schema: contract.Order,
    fields: 'projectId projectPhaseId userId amount orderType type status penaltyAmount penalty createdAt',
  },
  { name: 'Order movement', schema: contract.OrderMovement, fields: 'createdAt amount type penaltyAmount userId' },
  { name: 'Fee', schema: contract.Fee, fields: 'orderId userId amount percentage' },
  {
    name: 'Ticket',
    schema: contract.Ticket,
    fields: 'id title description state userId managerId read createdAt documents screenshot requestHistory',
  },
  { name: 'Ticket message', schema: contract.TicketMessage, fields: 'message userId stateId file' },
  {
    name: 'Bank account',
    schema: contract.BankAccount,
    fields: 'bankAccountId userId alias account document main state errorMessage',
  },
  {
    name: 'Verification',
    schema: contract.Verification,
    fields:
      'verificationId id userId status reason reasonCode decision decisionReason decisionData attempt action documents createdAt updatedAt',
  },
  {
    name: 'Verification document',
    schema: contract.VerificationDocument,
    fields: 'type number country validFrom validUntil',
  },
  {
    name: 'Promotion',
    schema: contract.Promotion,
    fields: 'promotionId promotionTypeId title startsAt endsAt largeImage smallImage userId',
  },
  { name: 'Document type', schema: contract.DocumentType, fields: 'documentTypeId name description' },
  { name: 'Account document', schema: contract.AccountDocument, fields: 'accountId ownerId visible file' },
  { name: 'OTP device', schema: contract.Totp, fields: 'totpId userId' },
  { name: 'User assignment', schema: contract.UserAssignment, fields: 'userId managerId' },
  { name: 'Country', schema: Country, fields: 'alpha2 name flag' },
  { name: 'Phase', schema: contract.Phase, fields: 'name orderIndex' },
]

test.each(entities)('$name has its agreed fields', ({ schema, fields }) => {
  expect(fields.split(' ').filter((field) => !(field in schema.shape))).toEqual([])
})

describe('the agreed values (handbook rules 1.22, 3.2, 6.12 and chapter 17)', () => {
  test.each<{ readonly name: string; readonly values: readonly unknown[]; readonly specified: string }>([
    { name: 'languages', values: contract.Language.options, specified: 'es en' },
    { name: 'roles', values: contract.ROLES, specified: 'admin user operator' },
    { name: 'genders', values: contract.Gender.options, specified: 'Male Female Other' },
    {
      name: 'identification documents',
      values: contract.IDENTIFICATION_DOCUMENT_TYPES,
      specified: 'PASSPORT ID_CARD DRIVERS_LICENSE RESIDENCE_PERMIT VISA',
    },
    { name: 'transaction types', values: contract.TransactionType.options, specified: 'income withdraw' },
    {
      name: 'issuers',
      values: contract.IssuerName.options,
      specified: 'admin-backoffice project_order project_fee payment user-wallet',
    },
    { name: 'transaction statuses', values: contract.TRANSACTION_STATUSES, specified: 'pending completed rejected' },
    {
      name: 'phases',
      values: contract.PHASES,
      specified: 'Discarded Draft Next_Opening Preinvestment Investment Financed Closed',
    },
    { name: 'order types', values: contract.OrderType.options, specified: 'invest income withdraw' },
    { name: 'order statuses', values: contract.ORDER_STATUSES, specified: 'finished pending active cancelled' },
    { name: 'movements', values: contract.OrderMovementType.options, specified: 'invest disinvest' },
    {
      name: 'ticket states',
      values: contract.TICKET_STATES,
      specified: 'Open InProcess PendingCustomer PendingManager Closed Dismissed',
    },
    { name: 'bank account states', values: contract.BANK_ACCOUNT_STATES, specified: 'valid pending error' },
    {
      name: 'verification statuses',
      values: contract.VERIFICATION_STATUSES,
      specified: 'Started Progress Completed Approved Declined Resubmission ExpiredAbandoned NotVerified',
    },
    { name: 'decisions', values: contract.VerificationDecision.options, specified: 'Approved Declined' },
    { name: 'promotion types', values: contract.PROMOTION_TYPES, specified: 'Retail Manager' },
    { name: 'groupings', values: GROUPINGS, specified: 'day week month quarter year' },
    { name: 'comparisons', values: contract.Comparison.options, specified: 'lt lte eq gt gte' },
    { name: 'stages of a session', values: SessionState.shape.stage.options, specified: 'visitor pending full' },
    {
      name: 'next steps of logging in',
      values: NextStep.options,
      specified: 'login otp first-otp recovery-codes home',
    },
    {
      name: 'states of a transaction',
      values: TRANSACTION_STATES,
      specified: 'pending completed rejected cancelled',
    },
    {
      name: 'documents of a ticket',
      values: DOCUMENT_OWNER_TYPES,
      specified: 'userDocument screenshot requestHistory',
    },
    {
      name: 'statuses of a distribution',
      values: DISTRIBUTION_STATUSES,
      specified: 'planned draft confirming paid',
    },
    { name: 'directions', values: contract.OrderSide.options, specified: 'asc desc' },
  ])('$name', ({ values, specified }) => {
    expect([...values].toSorted()).toEqual(specified.split(' ').toSorted())
  })

  test('fee periods and their months', () => {
    expect(DELIVERY_FEE_PERIODS).toEqual(['monthly', 'quarterly', 'annual', 'end of project'])
    expect(DELIVERY_FEE_MONTHS).toEqual({ monthly: 1, quarterly: 3, annual: 12 })
  })

  test('limits', () => {
    expect(contract.MAXIMUM_FILE_BYTES).toBe(5 * 1024 * 1024)
    expect(contract.MINIMUM_AGE_YEARS).toBe(18)
    expect(contract.GUIDANCE_CAP_CENTS).toBe(10_000_00n)
    expect(contract.PROMOTION_IMAGE_SIZES).toEqual({
      large: { widthPixels: 900, heightPixels: 125 },
      small: { widthPixels: 375, heightPixels: 125 },
    })
    expect(Object.keys(contract.fileKinds)).toEqual(expect.arrayContaining(['png', 'jpg', 'pdf', 'webp', 'mp4']))
  })

  test('annual profitability and funded share', () => {
    expect(contract.annualProfitability(1088, 18)).toBe(725)
    expect(contract.shareInBasisPoints(85_525_000n, 125_000_000n)).toBe(6842)
  })
})
