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

/** A small file of a kind that a proof may have. */
export const proofFile = (): File => new File(['%PDF-1.4'], 'abono.pdf', { type: 'application/pdf' })
