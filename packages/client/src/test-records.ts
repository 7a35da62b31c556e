import type { Answer } from './paths.ts'

/** Records as the API sends them, for component tests. Identifiers differ in their last digits. */

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const AT = '2026-11-18T09:30:00.000Z'

export const ADMINISTRATOR_ID = idOf(1)

export const givenUser = (
  values: Partial<Answer<'/v1/account/users/{id}'>> = {},
): Answer<'/v1/account/users/{id}'> => ({
  userId: idOf(7),
  managerId: null,
  managerName: null,
  kind: 'individual',
  name: 'Olga',
  surname: 'Prat',
  companyName: null,
  legalRepresentativeName: null,
  taxNumber: null,
  email: 'olga@example.org',
  isEmailConfirmed: true,
  role: 'user',
  phone: '600111222',
  gender: null,
  nationality: 'ES',
  birthdayAt: '1980-02-03',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12345678Z',
  language: 'es',
  disabled: false,
  generalEmailNotifications: true,
  ticketEmailNotifications: true,
  isOtpConfigured: true,
  verificationStatus: 'Approved',
  hasPendingTransactions: false,
  hasPendingBankAccounts: false,
  createdAt: AT,
  updatedAt: AT,
  ...values,
})

export const givenWallet = (
  values: Partial<Answer<'/v1/wallet/wallets/{id}'>> = {},
): Answer<'/v1/wallet/wallets/{id}'> => ({
  walletId: idOf(70),
  userId: idOf(7),
  userName: 'Olga Prat',
  balance: '1000.00',
  reserved: '0.00',
  available: '1000.00',
  createdAt: AT,
  ...values,
})

export const givenTransaction = (
  values: Partial<Answer<'/v1/wallet/transactions/{id}'>> = {},
): Answer<'/v1/wallet/transactions/{id}'> => ({
  transactionId: idOf(700),
  walletId: idOf(70),
  userId: idOf(7),
  userName: 'Olga Prat',
  amount: '250.00',
  type: 'income',
  issuerName: 'user-wallet',
  status: 'pending',
  rejectReason: null,
  balanceAfter: null,
  bankAccountId: null,
  bankAccount: null,
  adminId: null,
  adminName: null,
  managerId: null,
  managerName: null,
  projectId: null,
  projectName: null,
  orderId: null,
  document: null,
  firstApproval: null,
  createdAt: AT,
  updatedAt: AT,
  ...values,
})

export const givenBankAccount = (
  values: Partial<Answer<'/v1/payment/bank-accounts/{id}'>> = {},
): Answer<'/v1/payment/bank-accounts/{id}'> => ({
  bankAccountId: idOf(40),
  userId: idOf(7),
  userName: 'Olga Prat',
  alias: 'Nómina',
  account: 'ES9121000418450200051332',
  main: true,
  state: 'valid',
  errorMessage: null,
  document: null,
  createdAt: AT,
  updatedAt: AT,
  ...values,
})

export const givenProject = (
  values: Partial<Answer<'/v1/project/projects/{id}'>> = {},
): Answer<'/v1/project/projects/{id}'> => ({
  projectId: idOf(20),
  projectPhaseId: idOf(21),
  phaseId: idOf(22),
  phaseName: 'Investment',
  name: 'Faro de Punta Umbría',
  url: 'faro-de-punta-umbria',
  projectTypeId: idOf(5),
  projectTypeName: 'Vivienda',
  managerId: null,
  managerName: null,
  direction: 'Paseo Marítimo 1',
  locality: 'Punta Umbría',
  country: 'ES',
  dateStart: '2026-11-01',
  dateEnd: '2027-06-30',
  startedAt: null,
  financingAmount: '180000.00',
  projectDuration: 24,
  targetProfitability: 13.5,
  minimumInvestment: '250.00',
  maximumInvestment: null,
  maxInvestorNumber: null,
  showInvestorNumber: true,
  withdrawMoneyFinanced: true,
  cancellationFee: 2,
  managerFee: 10,
  deliveryFeePeriod: 'quarterly',
  preinvestorMaxNumber: null,
  preinvestorDateEnd: null,
  preinvestorDeposit: null,
  preinvestorAmount: null,
  destinationBankAccount: null,
  private: false,
  promoterName: 'Faros del Sur, S. L.',
  promoterDescription: null,
  guaranteeAgentName: null,
  guaranteeAgentDescription: null,
  amountInvested: '50000.00',
  amountRemaining: '130000.00',
  amountInEscrow: null,
  percentageInvested: 27.78,
  annualProfitability: 6.75,
  investorCount: 40,
  cover: null,
  pendingRefund: null,
  daysLate: 0,
  createdAt: AT,
  updatedAt: AT,
  ...values,
})

export const givenOrder = (): Answer<'/v1/project/orders/{id}'> => ({
  orderId: idOf(30),
  projectId: idOf(20),
  projectName: 'Faro de Punta Umbría',
  projectUrl: 'faro-de-punta-umbria',
  projectPhaseName: 'Investment',
  projectPhaseId: idOf(21),
  userId: idOf(7),
  userName: 'Olga Prat',
  amount: '400.00',
  orderType: 'invest',
  status: 'pending',
  penaltyAmount: '0.00',
  penalty: 0,
  returned: '0.00',
  reflectionEndsAt: '2026-11-24T10:00:00.000Z',
  createdAt: AT,
  updatedAt: AT,
})

/** A small file of a kind that a proof may have. */
export const proofFile = (): File => new File(['%PDF-1.4'], 'abono.pdf', { type: 'application/pdf' })
