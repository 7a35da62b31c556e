import { seedScale } from '@cauce/seed/scale'
import pg from 'pg'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'

type Administrators = Awaited<ReturnType<typeof seedScale>>['administrators']

/** PostgreSQL with administrators, for tests that kill processes. */
export interface OwnWorld extends OwnDatabase {
  readonly administrators: Administrators
  readonly token: string
  /** Second administrator, who uploads what the first imports. */
  readonly otherToken: string
  /** Bypasses the application as table owner. */
  readonly owner: pg.Pool
}

export async function startOwnWorld(): Promise<OwnWorld> {
  const own = await startOwnDatabase()
  const { administrators } = await seedScale(own.database.ownerUrl, {
    investors: 1,
    projects: 1,
    walletCents: 0n,
    financingCents: 100n,
  })
  const owner = new pg.Pool({ connectionString: own.database.ownerUrl })
  const stop = async () => {
    await owner.end()
    await own.stop()
  }
  const [token, otherToken] = [administrators[0]!.token, administrators[1]!.token]
  return { ...own, administrators, token, otherToken, owner, stop }
}
