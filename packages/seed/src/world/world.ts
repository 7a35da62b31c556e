import { randomBytes } from 'node:crypto'
import { uuidv7, type ApiApp, type Kernel } from '@cauce/api'
import { inTransaction } from '@cauce/api/database'
import { hashOfToken, insertSession } from '@cauce/api/modules/auth/sessions'
import { insertUsers, type NewUser } from '@cauce/api/modules/account/users'
import { acceptToday } from '@cauce/api/modules/misc/legal-texts'
import { openWallets } from '@cauce/api/modules/wallet/wallets'

import type { Agenda, StoryClock, Moments } from '../texts/time.ts'
import type { Caller } from './calls.ts'

/** Tests make a small one. */
export interface WorldSize {
  readonly individuals: number
  readonly companies: number
  readonly projectsOfPhase: number
}

export const FULL_SIZE: WorldSize = { individuals: 46, companies: 14, projectsOfPhase: 24 }

export interface Person {
  readonly userId: string
  readonly walletId: string
  readonly token: string
  readonly email: string
  readonly name: string
}

export interface World {
  readonly size: WorldSize
  readonly app: ApiApp
  readonly kernel: Kernel
  readonly clock: StoryClock
  readonly agenda: Agenda
  readonly moments: Moments
  readonly call: Caller
  readonly administrators: readonly [Person, Person]
  readonly managers: readonly Person[]
}

/** Requests of the story then never update the session. The API returns no later dates. */
const AFTER_THE_STORY = new Date('2199-01-01T00:00:00.000Z')

export async function admitPerson(
  kernel: Kernel,
  user: Omit<NewUser, 'userId' | 'createdAt' | 'updatedAt'>,
): Promise<Person> {
  const now = kernel.clock.now()
  const userId = uuidv7(now)
  const token = randomBytes(32).toString('base64url')
  const walletId = await inTransaction(kernel.database, async (tx) => {
    await insertUsers(tx, {
      emailConfirmedAt: now,
      ...user,
      userId,
      createdAt: now,
      updatedAt: now,
    })
    const [opened] = await openWallets(tx, [userId], now)
    await acceptToday(tx, userId, ['terms', 'privacy'], now)
    await insertSession(tx, {
      sessionId: uuidv7(now),
      tokenHash: hashOfToken(token),
      userId,
      stage: 'full',
      isCodeGiven: true,
      userAgent: 'Demonstration',
      address: '127.0.0.1',
      createdAt: now,
      lastUsedAt: AFTER_THE_STORY,
    })
    return opened!
  })
  return { userId, walletId, token, email: user.email, name: user.companyName ?? `${user.name} ${user.surname}` }
}
