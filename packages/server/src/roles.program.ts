import { endWith } from './command.ts'
import { readDatabase } from './config/config.ts'
import { StartRefusal } from './lifetime.ts'
import { rolesSql } from './roles-sql.ts'

/** `npm run roles`: prints what an administrator of PostgreSQL runs once. It connects to nothing. */
await endWith(async () => {
  const database = readDatabase(process.env)
  if (database === undefined)
    throw new StartRefusal(
      'Set DATABASE_URL and DATABASE_OWNER_URL to the addresses that the platform will use, such as postgres://cauce_app:password@host:5432/cauce and postgres://cauce_owner:password@host:5432/cauce.',
    )
  console.log(rolesSql(database))
  return 0
})
