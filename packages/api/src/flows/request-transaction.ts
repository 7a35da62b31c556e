import { api, calendarDateOf, epcQrText, moneyValue, paths, Refusal } from '@cauce/contract'
import { groupIban, maskIbanShort } from '@cauce/format'
import type { Executor, Transaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, found, requireCode } from '../http/expect.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { ensureAccount, findDepositAccount } from '../modules/bank/institution/index.ts'
import { queueMatching } from '../modules/bank/matching/index.ts'
import { findUndeclaredDeposits } from '../modules/account/customer-declarations/index.ts'
import { findPayeeTooNewUntil } from '../modules/account/person-hands/index.ts'
import { findUser } from '../modules/account/users/index.ts'
import { findBankAccount, isProvenByLine } from '../modules/payment/bank-accounts/index.ts'
import { findOwedTexts } from '../modules/misc/legal-texts/index.ts'
import { findStanding, passAtOnce, type Hand, type Standing } from '../modules/wallet/gate/index.ts'
import { lockAccounts, post } from '../modules/wallet/ledger/index.ts'
import { decideRequest, transfersOfRequest } from '../modules/wallet/transactions/transactions.domain.ts'
import {
  findNumbers,
  findTransaction,
  transactionRows,
  sumPendingIncomes,
  viewOf,
} from '../modules/wallet/transactions/index.ts'
import { findWallet, findWalletOfUser } from '../modules/wallet/wallets/index.ts'
import { auditUnlessOwn } from '../platform/audit/index.ts'
import { storeFile } from '../platform/files/index.ts'
import { once } from '../platform/idempotency/index.ts'
import { queueMails } from '../platform/mail/index.ts'

type Endpoint = typeof api.transactions.create

async function requestTransaction(kernel: Kernel, call: Call<Endpoint>) {
  const { type, amount } = call.body
  if (type === 'income') await openAccountFor(kernel, call)
  return once(kernel, api.transactions.create, call, async (tx) => {
    const wallet = await walletOf(tx, call)
    const isByAdministrator = call.scope === 'all' && wallet.userId !== call.actor.userId
    if (!isByAdministrator && type === 'withdraw') requireCode(call)
    const issuerName = isByAdministrator ? 'admin-backoffice' : 'user-wallet'
    expectIssuer(call.body.issuerName, issuerName)
    const balances = await lockAccounts(tx, [wallet.walletId, wallet.reservedAccountId])
    const { balance, available } = balances.get(wallet.walletId)!
    const owner = found(await findUser(tx, wallet.userId), 'customer-not-accessible')
    const { bankAccountId } = call.body
    const account = (await findBankAccount(tx, bankAccountId, { ownerId: wallet.userId }))?.row
    const standing = await findStanding(tx, wallet.userId, kernel.clock.now())
    accepted(
      decideRequest(
        { type, amount, isByAdministrator },
        {
          ...standing,
          garnished: wallet.garnished,
          isIdentityApproved: owner.verificationStatus === 'Approved',
          bankAccountState: account?.state,
          isProvenByLine: isProvenByLine(account),
          payeeTooNewUntil: await findPauseOf(kernel, tx, account),
          isEmailConfirmed: owner.emailConfirmedAt !== null,
          available,
          held: balance + balances.get(wallet.reservedAccountId)!.balance,
          pendingIncomes: await sumPendingIncomes(tx, wallet.walletId),
          undeclared: await findUndeclaredDeposits(tx, wallet.userId),
          owesText: (await findOwedTexts(tx, wallet.userId, calendarDateOf(kernel.clock.now()))).length > 0,
          limits: kernel.parameters.at(kernel.clock.now()),
        },
      ),
    )
    const now = kernel.clock.now()
    const transactionId = uuidv7(now)
    const document = call.files[0] && (await storeFile(tx, call.files[0], { uploadedBy: userIdOf(call.actor) }))
    await transactionRows.insert(tx, {
      transactionId,
      walletId: wallet.walletId,
      userId: wallet.userId,
      type,
      amount,
      status: 'pending',
      issuerName,
      note: call.body.note ?? null,
      bankAccountId,
      documentId: document?.fileId ?? null,
      createdBy: userIdOf(call.actor),
      ...(isByAdministrator && { firstApprovedBy: userIdOf(call.actor), firstApprovedAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    if (type === 'withdraw') {
      const as = isByAdministrator ? 'staff' : 'owner'
      await reserve(kernel, tx, { by: { as, userId: userIdOf(call.actor) }, wallet, standing, transactionId, amount })
    }
    const view = viewOf(found(await findTransaction(tx, transactionId)))
    await auditUnlessOwn(kernel, tx, call, {
      recordId: transactionId,
      userId: wallet.userId,
      after: view,
      reason: call.body.note,
    })
    await mailRequests(kernel, tx, [{ ...view, wallet }])
    // The money may be there already.
    if (type === 'income') await queueMatching(tx)
    return { answer: view, effectId: transactionId }
  })
}

function expectIssuer(given: string | undefined, issuerName: string): void {
  if (given !== undefined && given !== issuerName) throw new Refusal({ code: 'choice-invalid', path: 'issuerName' })
}

const findPauseOf = async (
  kernel: Kernel,
  tx: Transaction,
  payee: Parameters<typeof findPayeeTooNewUntil>[1] | undefined,
) => (payee ? findPayeeTooNewUntil(tx, payee, { now: kernel.clock.now(), isRequest: true }) : null)

interface Reserved {
  readonly by: Hand
  readonly standing: Standing
  readonly wallet: NonNullable<Awaited<ReturnType<typeof findWallet>>>
  readonly transactionId: string
  readonly amount: bigint
}

async function reserve(kernel: Kernel, tx: Transaction, { wallet, transactionId: recordId, ...moved }: Reserved) {
  const movement = { ...moved, kind: 'request_withdrawal', subjectId: wallet.userId, recordId } as const
  const decisionId = await passAtOnce(kernel, tx, movement)
  const transfers = transfersOfRequest({ transactionId: recordId, type: 'withdraw', amount: moved.amount }, wallet)
  await post(tx, decisionId, transfers, kernel.clock.now())
}

/** Outside of the transaction, because it may ask a server. While that server is silent the mail names no account. */
async function openAccountFor(kernel: Kernel, call: Call<Endpoint>): Promise<void> {
  const wallet = await walletOf(kernel.database, call)
  await ensureAccount(kernel, wallet).catch((error: unknown) =>
    kernel.logger.warn({ error }, 'institution-unavailable'),
  )
}

interface Requested extends Pick<ReturnType<typeof viewOf>, 'transactionId' | 'userId' | 'type' | 'amount'> {
  readonly bankAccount: { readonly account: string } | null
  readonly wallet: Pick<Awaited<ReturnType<typeof walletOf>>, 'walletId' | 'userId' | 'reference'>
}

/** Mails the owner of each wallet, also when staff asked (decision mail-and-notifications). */
export async function mailRequests(kernel: Kernel, tx: Transaction, requests: readonly Requested[]): Promise<void> {
  const withdrawals = requests.filter(({ type }) => type === 'withdraw')
  const incomes = requests.filter(({ type }) => type === 'income')
  // The database has given it: who inserted the row does not know it.
  const numbers = await findNumbers(
    tx,
    withdrawals.map(({ transactionId }) => transactionId),
  )
  await queueMails(
    tx,
    withdrawals.map((request) => ({
      userId: request.userId,
      template: 'withdrawalRequested' as const,
      page: paths.withdrawal(request.transactionId),
      params: { ...paramsOf(request), number: numbers.get(request.transactionId) ?? '' },
    })),
  )
  const accounts = new Map<string, Awaited<ReturnType<typeof findDepositAccount>>>()
  for (const { wallet } of incomes)
    if (!accounts.has(wallet.walletId)) accounts.set(wallet.walletId, await findDepositAccount(kernel, tx, wallet))
  await queueMails(
    tx,
    incomes.map((request) => {
      const account = accounts.get(request.wallet.walletId)
      return {
        userId: request.userId,
        template: 'incomeRequested' as const,
        params: {
          ...paramsOf(request),
          beneficiary: account?.beneficiary ?? '',
          iban: groupIban(account?.iban ?? ''),
          bic: account?.bic ?? '',
          reference: account ? groupIban(request.wallet.reference) : '',
          qrText: account ? epcQrText({ ...account, amount: request.amount, reference: request.wallet.reference }) : '',
        },
      }
    }),
  )
}

const paramsOf = ({ amount, bankAccount }: Requested) => ({
  amount: moneyValue(amount),
  account: maskIbanShort(bankAccount?.account ?? ''),
})

/** The named wallet, by default the caller's own. Only an administrator may name another person's. */
async function walletOf(tx: Executor, call: Call<Endpoint>) {
  const { walletId, userId = userIdOf(call.actor) } = call.body
  const filter = call.scope === 'all' ? {} : { ownerId: userIdOf(call.actor) }
  return found(
    walletId ? await findWallet(tx, walletId, filter) : await findWalletOfUser(tx, userId, filter),
    'customer-not-accessible',
  )
}

/** Requesting an income or a withdrawal: `POST /v1/wallet/transactions`. */
export const requestTransactionFlow: ModuleFactory = (kernel) => ({
  name: 'request-transaction',
  routes: [bind(api.transactions.create, (call) => requestTransaction(kernel, call))],
})
