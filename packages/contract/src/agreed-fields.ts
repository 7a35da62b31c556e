import type { z } from 'zod'
import { Country } from './misc/countries.ts'
import {
  AccountDocument,
  BankAccount,
  DocumentType,
  Fee,
  Order,
  OrderMovement,
  Phase,
  Project,
  ProjectDescription,
  ProjectDocument,
  ProjectMediaFile,
  ProjectType,
  Promotion,
  Template,
  Ticket,
  TicketMessage,
  Totp,
  Transaction,
  User,
  UserAssignment,
  Verification,
  VerificationDocument,
  Wallet,
} from './index.ts'

interface AgreedEntity {
  readonly name: string
  readonly schema: z.ZodObject
  /** Their names, with spaces between them. */
  readonly fields: string
}

/** The agreed fields of every noun (handbook rules 16.30 to 16.39). */
export const agreedEntities: readonly AgreedEntity[] = [
  {
    name: 'User',
    schema: User,
    fields:
      'userId managerId name surname email role phone phoneNumber gender nationality birthdayAt identificationDocumentType identificationDocumentNumber createdAt disabled generalEmailNotifications ticketEmailNotifications language isOtpConfigured companyName legalRepresentativeName',
  },
  { name: 'Wallet', schema: Wallet, fields: 'walletId userId balance' },
  {
    name: 'Transaction',
    schema: Transaction,
    fields:
      'transactionId id walletId userId amount type issuerName status rejectReason createdAt updatedAt bankAccount adminId managerId projectId document',
  },
  {
    name: 'Project',
    schema: Project,
    fields:
      'projectId name direction projectPhaseId phaseId phaseName projectTypeId country managerId url dateStart dateEnd startedAt financingAmount amountInvested percentageInvested projectDuration targetProfitability minimumInvestment maxInvestorNumber showInvestorNumber withdrawMoneyFinanced cancellationFee managerFee deliveryFeePeriod preinvestorMaxNumber preinvestorDateEnd preinvestorDeposit preinvestorAmount destinationBankAccount private promoterName guaranteeAgentName',
  },
  { name: 'Project type', schema: ProjectType, fields: 'projectTypeId name description image' },
  {
    name: 'Project description',
    schema: ProjectDescription,
    fields: 'projectDescriptionId projectId title description',
  },
  { name: 'Description template', schema: Template, fields: 'name description' },
  {
    name: 'Project document',
    schema: ProjectDocument,
    fields: 'documentTypeId projectId userId description visible file',
  },
  { name: 'Media file', schema: ProjectMediaFile, fields: 'projectId userId description order' },
  {
    name: 'Order',
    schema: Order,
    fields: 'projectId projectPhaseId userId amount orderType type status penaltyAmount penalty createdAt',
  },
  { name: 'Order movement', schema: OrderMovement, fields: 'createdAt amount type penaltyAmount userId' },
  { name: 'Fee', schema: Fee, fields: 'orderId userId amount percentage' },
  {
    name: 'Ticket',
    schema: Ticket,
    fields: 'id title description state userId managerId read createdAt documents screenshot requestHistory',
  },
  { name: 'Ticket message', schema: TicketMessage, fields: 'message userId stateId file' },
  {
    name: 'Bank account',
    schema: BankAccount,
    fields: 'bankAccountId userId alias account document main state errorMessage',
  },
  {
    name: 'Verification',
    schema: Verification,
    fields:
      'verificationId id userId status reason reasonCode decision decisionReason decisionData attempt action documents createdAt updatedAt',
  },
  {
    name: 'Verification document',
    schema: VerificationDocument,
    fields: 'type number country validFrom validUntil',
  },
  {
    name: 'Promotion',
    schema: Promotion,
    fields: 'promotionId promotionTypeId title startsAt endsAt largeImage smallImage userId',
  },
  { name: 'Document type', schema: DocumentType, fields: 'documentTypeId name description' },
  { name: 'Account document', schema: AccountDocument, fields: 'accountId ownerId visible file' },
  { name: 'OTP device', schema: Totp, fields: 'totpId userId' },
  { name: 'User assignment', schema: UserAssignment, fields: 'userId managerId' },
  { name: 'Country', schema: Country, fields: 'alpha2 name flag' },
  { name: 'Phase', schema: Phase, fields: 'name orderIndex' },
]
