import type { PgColumn } from 'drizzle-orm/pg-core'
import * as awaited from '../../database/schema/awaited-incomes.ts'
import * as distributions from '../../database/schema/distributions.ts'
import { earlierDocuments } from '../../database/schema/earlier-documents.ts'
import * as institution from '../../database/schema/institution.ts'
import * as orders from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import * as project from '../../database/schema/project.ts'
import { reservations } from '../../database/schema/orders.ts'
import * as wallet from '../../database/schema/wallet.ts'
import { type ExportedTable, is, within, money } from './exported-table.queries.ts'

const { wallets, transactions } = wallet

const inWallet = (column: PgColumn) => within(column, wallets.walletId, wallets.userId)

const ofTransaction = (column: PgColumn) => within(column, transactions.transactionId, transactions.userId)

const ofShare = within(
  distributions.distributions.distributionId,
  distributions.distributionShares.distributionId,
  distributions.distributionShares.userId,
)

export const MONEY_TABLES: readonly ExportedTable[] = [
  money(wallets, is(wallets.userId), 'walletId userId number reference createdAt', {
    technical: 'reservedAccountId',
    derived: 'referencePrefix',
  }),
  money(wallet.walletBalances, is(wallet.walletBalances.userId), 'walletId userId balance available'),
  money(
    institution.institutionAccounts,
    inWallet(institution.institutionAccounts.walletId),
    'institutionAccountId institution walletId iban bic beneficiary bankName bookedOn createdAt',
  ),
  money(
    bankAccounts,
    is(bankAccounts.userId),
    'bankAccountId userId alias account main state errorMessage documentId deletedAt createdAt updatedAt',
    { derived: 'aliasText validSince enteredAt entryPauses wasValid isByOne', staff: 'enteredBy validatedBy isUnseen' },
    ['documentId'],
  ),
  money(
    earlierDocuments,
    is(earlierDocuments.userId),
    'earlierDocumentId noun recordId userId fileId endedAt',
    { staff: 'endedBy' },
    ['fileId'],
  ),
  money(
    transactions,
    is(transactions.userId),
    'transactionId walletId userId type issuerName number amount status rejectReason payeeName payeeTaxNumber payeeIban balanceAfter bankAccountId documentId projectId orderId distributionId decidedAt createdAt updatedAt',
    { staff: 'note accountHoldId createdBy fourEyes firstApprovedBy firstApprovedAt adminId' },
    ['documentId'],
  ),
  money(awaited.awaitedIncomes, ofTransaction(awaited.awaitedIncomes.transactionId), 'transactionId amount bookedAt'),
  money(
    orders.orders,
    is(orders.orders.userId),
    'orderId projectId projectPhaseId userId walletId amount orderType status penaltyAmount penalty returned consentedTotal consentVersion thresholdAmount thresholdTotal thresholdResult thresholdVersion understandingProof investorClass informationSheetId reflectionEndsAt createdAt updatedAt',
  ),
  money(
    orders.orderMovements,
    is(orders.orderMovements.userId),
    'orderMovementId orderId projectId userId type amount penaltyAmount departure createdAt',
  ),
  money(
    reservations,
    is(reservations.userId),
    'reservationId projectId userId walletId place amount deposit state consentedTotal thresholdVersion understanding reflectionEndsAt completeUntil orderId createdAt updatedAt',
  ),
  money(
    project.projects,
    within(project.projects.projectId, orders.orders.projectId, orders.orders.userId),
    'projectId phase name locality country url dateStart dateEnd targetProfitability projectDuration managerFee deliveryFeePeriod cancellationFee riskCategory loanToValue mortgageRank promoterName promoterTaxNumber guaranteeAgentName',
    {
      staff: 'managerId private destinationBankAccount raisedElsewhere raisedElsewhereOn',
      others:
        'financingAmount minimumInvestment maximumInvestment maxInvestorNumber showInvestorNumber withdrawMoneyFinanced preinvestorMaxNumber preinvestorDateEnd preinvestorDeposit preinvestorAmount amountInvested investorCount amountReserved reservationCount suspended',
      technical:
        'projectPhaseId informationSheetId direction projectTypeId startedAt promoterDescription promoterDescriptionEn guaranteeAgentDescription guaranteeAgentDescriptionEn createdAt updatedAt',
    },
  ),
  money(
    distributions.distributions,
    ofShare,
    'distributionId projectId number part periodStart dueDate status withholdingAgent paidOn',
    {
      others: 'interestDue principalDue amount interest principal fee withheld documentId',
      staff: 'recordedBy recordedAt confirmedBy confirmedAt isUnseen',
      technical: 'createdAt updatedAt receivedAt creditsBeforeReceipt',
    },
  ),
  money(
    distributions.distributionShares,
    is(distributions.distributionShares.userId),
    'distributionId orderId userId walletId interest fee principal withheld withholdingRate withholdingReason paidAt',
    { technical: 'handoverId' },
  ),
  money(
    distributions.fees,
    is(distributions.fees.userId),
    'feeId orderId projectId distributionId userId amount percentage interest createdAt',
  ),
]
