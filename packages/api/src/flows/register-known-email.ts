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
 * Answers as if the address were free: no user enumeration (decision 118). Creates the account under an unused address
 * and rolls back, so that a known document is refused as usual. The owner of the address gets a mail.
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

/** Rate-limited like failed log-ins. */
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
