import { buildApp, systemClock } from '@cauce/api'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { seedScale } from '@cauce/seed/scale'
import pg from 'pg'
import { financeByMany } from '../bench/distribution.ts'
import { KNOWN_PASSWORD, KNOWN_SECRET } from '../given.ts'
import type { ReplicatedDatabase } from '../replicated-database.ts'
import { testSettings } from '../test-settings.ts'

/** A code is used once in half a minute, and one of them logs in every second. */
const OTHERS = 60

export async function givenOthers({ folder, primary }: ReplicatedDatabase, secret: string) {
  const scale = { investors: OTHERS, projects: 1, walletCents: 100_000n, financingCents: 1_000_000n }
  const others = await seedScale(primary.ownerUrl, scale)
  const financedId = others.projects[0]!.projectId
  await financeByMany(primary.ownerUrl, financedId, OTHERS)
  const settings = { ...testSettings(folder), secret }
  const app = await buildApp({ settings, databaseUrl: primary.url, clock: systemClock })
  await app.ready()
  await settleFinancing(app.kernel, financedId)
  for (const { userId } of others.investors) await installTotp(app.kernel, app.kernel.database, userId, KNOWN_SECRET)
  await app.close()
  const owner = new pg.Client({ connectionString: primary.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ email: string }>(
    'update users set password_hash = $1 where user_id = any ($2) returning email',
    [await hashPassword(KNOWN_PASSWORD), others.investors.map(({ userId }) => userId)],
  )
  await owner.end()
  return { others: { ...others, emails: rows.map(({ email }) => email) }, financedId }
}
