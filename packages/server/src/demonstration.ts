import { Client } from 'pg'
import type { Config } from './config/config.ts'
import type { RunningDatabase } from './database.ts'

interface DemonstrationLog {
  info(message: string): void
}

/**
 * Fills the database with the world of the demonstration, if this is one and nobody has registered yet. The world is made
 * whole or not at all: the embedded database makes it aside and puts it in place when it is finished.
 */
export async function ensureDemonstration(
  config: Config,
  database: RunningDatabase,
  log: DemonstrationLog,
): Promise<void> {
  if (!config.api.isDemonstration || !(await isEmpty(database.ownerUrl))) return
  // Loaded only now: pictures and documents are drawn by libraries that no other start needs.
  const { seedDemonstration } = await import('@cauce/seed')
  console.log('Making the world of the demonstration; this is done once.')
  await database.fillAside((databaseUrl) =>
    seedDemonstration({ databaseUrl, settings: config.api, anchor: new Date(), log }),
  )
}

async function isEmpty(ownerUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_empty: boolean }>('select not exists (select from users) as is_empty')
    return rows[0]!.is_empty
  } finally {
    await client.end()
  }
}
