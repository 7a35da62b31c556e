import { seedBooks } from '@cauce/seed/books'
import { makeTables, readArguments, runCommand } from './command.ts'
import { StartRefusal } from './lifetime.ts'

const USAGE = 'Give the number of customers: npm run seed -- --scale 100000'

/** `npm run seed -- --scale <customers>`: load data whose books balance, for an empty database. */
await runCommand(async ({ url, ownerUrl, database }) => {
  const { values } = readArguments({ options: { scale: { type: 'string' } } })
  const customers = Number(values.scale)
  if (!Number.isSafeInteger(customers) || customers < 1) throw new StartRefusal(USAGE)
  await makeTables({ url, ownerUrl })
  const { rows } = await database.$client.query('select 1 from users limit 1')
  if (rows.length > 0) throw new StartRefusal('The database has accounts already: load data go into an empty one.')
  const startedAt = Date.now()
  const report = (step: string) => console.log(`${step}, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  await seedBooks({ ownerUrl, customers, until: new Date(), report })
  console.log('Done. The books are proved by npm run reconcile.')
  return 0
})
