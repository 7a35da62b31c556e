import { addAccount } from './schemes-access.ts'
import { approve, bearReversals } from './schemes-money.ts'
import { release } from './schemes-payments.ts'
import type { Scheme } from './schemes.ts'
import { one, rowsOf, type World } from './world.ts'

/**
 * What would go on with something that is already hers: a batch that pays an account of hers, a withdrawal to one, or a debit that
 * takes her money back. While no customer has an account of hers, she gives one to somebody.
 */
export async function openings(world: World): Promise<Scheme | undefined> {
  const [row] = await rowsOf<{ is_batched: boolean; is_asked: boolean; is_reversed: boolean; is_set: boolean }>(
    world,
    `select exists (select from payments p join payment_batches b using (batch_id) where p.iban = any ($1) and b.state in ('draft', 'released')) as is_batched,
       exists (select from transactions t join bank_accounts b using (bank_account_id) where b.account = any ($1) and b.state = 'valid' and t.status = 'pending') as is_asked,
       exists (select from bank_movements where state = 'open' and end_to_end_id = any ($2)) as is_reversed,
       exists (select from bank_accounts where account = any ($1) and state = 'valid' and deleted_at is null and user_id = any ($3)) as is_set`,
    [world.herIbans, [...world.bank.reversed].map((id) => `${id}R`), world.customers.map(({ userId }) => userId)],
  )
  const { is_batched: isBatched, is_asked: isAsked, is_reversed: isReversed, is_set: isSet } = row!
  return one(world, [
    ...(isBatched ? [release] : []),
    ...(isAsked ? [approve] : []),
    ...(isReversed ? [bearReversals] : []),
    ...(isSet ? [] : [addAccount]),
  ])
}
