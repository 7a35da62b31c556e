import { epcQrText, Refusal, type api, type Cents } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findUser } from '../../account/users/index.ts'
import { findBankAccount } from '../../payment/bank-accounts/index.ts'
import { findTransaction } from '../../wallet/transactions/index.ts'
import { findWalletOfUser } from '../../wallet/wallets/index.ts'
import { isAccountInForce } from '../company-accounts/index.ts'
import { bankFiles } from './bank-files.ts'
import { findAccountOf, findCursor, keepAccount, summariseEvents } from './institution.queries.ts'
import type { InstitutionAccount, PaymentInstitution } from './institution.ts'
import { sandboxInstitution } from './sandbox.ts'

/** The sandbox where configured, else our banks by their files (decision company-accounts-and-institution). */
export function institutionOf(kernel: Pick<Kernel, 'settings' | 'clock' | 'database'>): PaymentInstitution {
  const { institution } = kernel.settings
  return institution ? sandboxInstitution(institution, () => kernel.clock.now()) : bankFiles(kernel.database)
}

interface Holder {
  readonly walletId: string
  readonly userId: string
  readonly reference: string
}

/** Opens the wallet's account at an outside institution once. Rejects while the institution is silent. */
export async function ensureAccount(kernel: Kernel, wallet: Holder): Promise<void> {
  const institution = institutionOf(kernel)
  if (institution.name === 'files') return
  if (await findAccountOf(kernel.database, institution.name, wallet.walletId)) return
  const account = await institution.openAccount(await holderOf(kernel.database, wallet))
  if (account) await keepAccount(kernel.database, institution.name, wallet.walletId, account, kernel.clock.now())
}

async function holderOf(executor: Executor, { walletId, userId, reference }: Holder) {
  const { name, surname } = found(await findUser(executor, userId))
  return { walletId, reference, name: [name, surname].filter(Boolean).join(' ') }
}

export async function findDepositAccount(
  kernel: Kernel,
  executor: Executor,
  wallet: Holder,
): Promise<InstitutionAccount | undefined> {
  const institution = institutionOf({ ...kernel, database: executor as Kernel['database'] })
  const account =
    institution.name === 'files'
      ? await institution.openAccount({ ...wallet, name: '' })
      : await findAccountOf(executor, institution.name, wallet.walletId)
  return account && (await isAccountInForce(executor, account.bookedOn)) ? account : undefined
}

/**
 * Deposit instructions from the institution. Throws `no-company-account` while no approved company account takes
 * deposits, and `institution-unavailable`.
 */
export async function readInstructions(kernel: Kernel, wallet: Holder, amount: Cents | undefined) {
  const holder = await holderOf(kernel.database, wallet)
  const instructions = await answerOf(kernel, async (institution) => {
    await ensureAccount(kernel, wallet)
    return institution.instructions(holder, amount)
  })
  // Two administrators must have approved the account: a setting alone must not redirect deposits (decision company-accounts-and-institution).
  if (!instructions || !(await isAccountInForce(kernel.database, instructions.bookedOn)))
    throw new Refusal({ code: 'no-company-account' })
  const { bookedOn: _, ...shown } = instructions
  const isSandbox = institutionOf(kernel).name === 'sandbox'
  return {
    ...shown,
    isSandbox,
    amount: amount ?? null,
    qrText: amount === undefined ? null : epcQrText({ ...shown, amount }),
  }
}

/** Company account held at the institution. Throws `institution-unavailable`. */
export const clientAccount = (kernel: Kernel): Promise<string | undefined> =>
  answerOf(kernel, (institution) => institution.clientAccount())

/** Throws `institution-unavailable`. */
async function answerOf<Answer>(kernel: Kernel, ask: (institution: PaymentInstitution) => Promise<Answer>) {
  try {
    return await ask(institutionOf(kernel))
  } catch (error) {
    kernel.logger.warn({ error }, 'institution-unavailable')
    throw new Refusal({ code: 'institution-unavailable' })
  }
}

export async function hasToldAllSince(kernel: Kernel, since: Date): Promise<boolean> {
  const { name } = institutionOf(kernel)
  if (name === 'files') return false
  const askedAt = (await findCursor(kernel.database, name))?.askedAt
  const { waitingEvents } = await summariseEvents(kernel.database, name)
  return askedAt !== undefined && askedAt > since && waitingEvents === 0
}

/** Status page data: institution, reachability, events. */
export async function readInstitution(kernel: Kernel) {
  const institution = institutionOf(kernel)
  const answers = await Promise.all([institution.clientAccount(), institution.balance()]).then(
    ([account, balance]) => ({ isReachable: true, account: account ?? null, balance: balance ?? null }),
    (error: unknown) => {
      kernel.logger.warn({ error }, 'institution-unavailable')
      return { isReachable: false, account: null, balance: null }
    },
  )
  const { name } = institution
  const none = { lastEventAt: null, waitingEvents: 0, unknownEvents: 0 }
  if (name === 'files') return { name, ...answers, ...none, lastAskedAt: null }
  const lastAskedAt = (await findCursor(kernel.database, name))?.askedAt ?? null
  return { name, ...answers, lastAskedAt, ...(await summariseEvents(kernel.database, name)) }
}

/** Sandbox only; throws `not-found` elsewhere. */
export async function playTransfer(kernel: Kernel, call: Call<typeof api.institution.play>): Promise<void> {
  const institution = institutionOf(kernel)
  const ownerId = userIdOf(call.actor)
  const view = await findTransaction(kernel.database, call.body.transactionId, { ownerId })
  if (!institution.play || view?.row.type !== 'income') throw new Refusal({ code: 'not-found' })
  const { amount, status, bankAccountId } = view.row
  if (status !== 'pending') throw new Refusal({ code: 'state-forbids', params: { state: status } })
  const wallet = found(await findWalletOfUser(kernel.database, ownerId, {}))
  const { iban: toIban, reference: remittance } = await readInstructions(kernel, wallet, amount)
  const { name } = await holderOf(kernel.database, wallet)
  const account = bankAccountId ? await findBankAccount(kernel.database, bankAccountId, { ownerId }) : undefined
  const transfer = { toIban, amount, name, iban: account?.row.account ?? '', remittance }
  await answerOf(kernel, () => institution.play!(transfer))
}
