import { randomBytes } from 'node:crypto'
import { inTransaction } from '@cauce/api/database'
import { insertDemonstrationAccount } from '@cauce/api/modules/misc/demonstration'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { editUser } from '@cauce/api/modules/account/users'
import type { Kernel } from '@cauce/api'
import { DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD } from '../texts/demonstration-accounts.ts'
import type { Person } from './world.ts'

/** Lets visitors of the demonstration log in as the people who stand in `people`, by their keys. */
export async function openDemonstrationAccounts(kernel: Kernel, people: ReadonlyMap<string, Person>): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
  for (const [position, { key, about }] of DEMONSTRATION_ACCOUNTS.entries()) {
    const person = people.get(key)
    if (!person) continue
    const { userId } = person
    await inTransaction(kernel.database, async (tx) => {
      await editUser(tx, userId, { passwordHash, updatedAt: kernel.clock.now() })
      await insertDemonstrationAccount(tx, { userId, password: DEMONSTRATION_PASSWORD, about, position })
    })
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Gives somebody an authenticator app. Its secret is truly random: nobody can know it from another installation. */
export async function giveAuthenticator(kernel: Kernel, { userId }: Person): Promise<void> {
  const secret = [...randomBytes(32)].map((byte) => BASE32[byte % 32]).join('')
  await installTotp(kernel, kernel.database, userId, secret)
}
