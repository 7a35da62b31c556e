import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Country } from './misc/countries.ts'
import { DELIVERY_FEE_MONTHS, DELIVERY_FEE_PERIODS } from './project/schedule.ts'
import { GROUPINGS } from './project/fees.ts'
import * as contract from './index.ts'

/** The agreed fields of every noun (handbook rules 16.30 to 16.39). */
const entities: Readonly<Record<string, readonly [z.ZodObject, string]>> = {
  User: [
    contract.User,
    'userId managerId name surname email role phone gender nationality birthdayAt identificationDocumentType identificationDocumentNumber createdAt disabled generalEmailNotifications ticketEmailNotifications language isOtpConfigured companyName legalRepresentativeName',
  ],
  Wallet: [contract.Wallet, 'walletId userId balance'],
  Transaction: [
    contract.Transaction,
    'transactionId walletId userId amount type issuerName status rejectReason createdAt updatedAt bankAccount adminId managerId projectId document',
  ],
  Project: [
    contract.Project,
    'projectId name direction projectPhaseId phaseId phaseName projectTypeId country managerId url dateStart dateEnd startedAt financingAmount amountInvested percentageInvested projectDuration targetProfitability minimumInvestment maxInvestorNumber showInvestorNumber withdrawMoneyFinanced cancellationFee managerFee deliveryFeePeriod preinvestorMaxNumber preinvestorDateEnd preinvestorDeposit preinvestorAmount destinationBankAccount private promoterName guaranteeAgentName',
  ],
  'Project type': [contract.ProjectType, 'projectTypeId name description image'],
  'Project description': [contract.ProjectDescription, 'projectDescriptionId projectId title description'],
  'Description template': [contract.Template, 'name description'],
  'Project document': [contract.ProjectDocument, 'documentTypeId projectId userId description visible document'],
  'Media file': [contract.ProjectMediaFile, 'projectId userId description order'],
  Order: [contract.Order, 'projectId projectPhaseId userId amount orderType status penaltyAmount penalty createdAt'],
  'Order movement': [contract.OrderMovement, 'createdAt amount type penaltyAmount userId'],
  Fee: [contract.Fee, 'orderId userId amount percentage'],
  Ticket: [
    contract.Ticket,
    'id title description state userId managerId read createdAt documents screenshot requestHistory',
  ],
  'Ticket message': [contract.TicketMessage, 'message userId stateId document'],
  'Bank account': [contract.BankAccount, 'bankAccountId userId alias account document main state errorMessage'],
  Verification: [
    contract.Verification,
    'verificationId userId status reason reasonCode decision decisionReason decisionData attempt action documents createdAt updatedAt',
  ],
  'Verification document': [contract.VerificationDocument, 'type number country validFrom validUntil'],
  Promotion: [contract.Promotion, 'promotionId promotionTypeId title startsAt endsAt largeImage smallImage userId'],
  'Document type': [contract.DocumentType, 'documentTypeId name description'],
  'Account document': [contract.AccountDocument, 'accountId ownerId visible document'],
  'OTP device': [contract.Totp, 'totpId userId'],
  'User assignment': [contract.UserAssignment, 'userId managerId'],
  Country: [Country, 'alpha2 name flag'],
  Phase: [contract.Phase, 'name orderIndex'],
}

test.each(Object.entries(entities))('%s has its agreed fields', (_entity, [schema, fields]) => {
  expect(fields.split(' ').filter((field) => !(field in schema.shape))).toEqual([])
})

describe('the agreed values (handbook rules 1.22, 3.2, 6.12 and chapter 17)', () => {
  test.each<[string, readonly unknown[], string]>([
    ['roles', contract.ROLES, 'admin user operator'],
    ['genders', contract.Gender.options, 'Male Female Other'],
    [
      'identification documents',
      contract.IDENTIFICATION_DOCUMENT_TYPES,
      'PASSPORT ID_CARD DRIVERS_LICENSE RESIDENCE_PERMIT VISA',
    ],
    ['transaction types', contract.TransactionType.options, 'income withdraw'],
    ['issuers', contract.IssuerName.options, 'admin-backoffice project_order project_fee payment user-wallet'],
    ['transaction statuses', contract.TRANSACTION_STATUSES, 'pending completed rejected'],
    ['phases', contract.PHASES, 'Discarded Draft Next_Opening Preinvestment Investment Financed Closed'],
    ['order types', contract.OrderType.options, 'invest income withdraw'],
    ['order statuses', contract.ORDER_STATUSES, 'finished pending active cancelled'],
    ['movements', contract.OrderMovementType.options, 'invest disinvest'],
    ['ticket states', contract.TICKET_STATES, 'Open InProcess PendingCustomer PendingManager Closed Dismissed'],
    ['bank account states', contract.BANK_ACCOUNT_STATES, 'valid pending error'],
    [
      'verification statuses',
      contract.VERIFICATION_STATUSES,
      'Started Progress Completed Approved Declined Resubmission ExpiredAbandoned NotVerified',
    ],
    ['decisions', contract.VerificationDecision.options, 'Approved Declined'],
    ['promotion types', contract.PROMOTION_TYPES, 'Retail Manager'],
    ['groupings', GROUPINGS, 'day week month quarter year'],
    ['comparisons', contract.Comparison.options, 'lt lte eq gt gte'],
    ['directions', contract.OrderSide.options, 'asc desc'],
  ])('%s', (_name, values, specified) => {
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
