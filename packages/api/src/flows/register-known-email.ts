import { instantValue, Refusal } from '@cauce/contract'
import { inTransaction, rolledBack } from '../database/index.ts'
import { found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import {
  findUserByEmail,
  findUserView,
  insertUsers,
  type NewUser,
  type UserView,
} from '../modules/account/users/index.ts'
import { beginAttempt, subjectOfEmail } from '../modules/auth/throttling/index.ts'
import { openWallets } from '../modules/wallet/wallets/index.ts'
import { queueMail } from '../platform/mail/index.ts'

/**
 * Answers a visitor as if the address were free, so that nobody learns who has an account (decision 118). The account is
 * made under an address that nobody has and taken back, which refuses a known document like any other registration. The
 * owner of the address gets a mail.
 */
export async function answerForKnownEmail(kernel: Kernel, address: string, user: NewUser): Promise<UserView> {
  const answer = await rolledBack(kernel.database, async (tx) => {
    await insertUsers(tx, { ...user, email: `${user.userId}@taken.invalid` })
    await openWallets(tx, [user.userId], user.createdAt)
    return { ...found(await findUserView(tx, user.userId)), email: user.email }
  })
  await mailOwner(kernel, address, user.email)
  return answer
}

/** Mails the owner of an address, as often as a failed log-in may be repeated. */
async function mailOwner(kernel: Kernel, address: string, email: string): Promise<void> {
  const purpose = 'alreadyRegistered'
  try {
    await beginAttempt(kernel, { purpose, subject: subjectOfEmail(email), address })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await inTransaction(kernel.database, async (tx) => {
    const owner = await findUserByEmail(tx, email)
    const params = { at: instantValue(kernel.clock.now()) }
    if (owner) await queueMail(tx, { userId: owner.userId, template: purpose, params })
  })
}
