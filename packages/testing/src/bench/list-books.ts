import { seedBooks } from '@cauce/seed/books'
import pg from 'pg'

/** If empty; runs the jobs. */
export async function fillBooks(ownerUrl: string, customers: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from users limit 1')
    const startedAt = performance.now()
    if (rows.length === 0) {
      await seedBooks({ ownerUrl, customers, until: new Date() })
      console.log(`${customers} customers in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    }
    await client.query('select cauce_keep_cohorts(now()), cauce_keep_custody(current_date - 1), cauce_fold_tallies()')
    // Restored sessions have expired.
    await client.query('update sessions set created_at = now(), last_used_at = now()')
  } finally {
    await client.end()
  }
}
