import { bearReversals } from './schemes-money.ts'
import { release } from './schemes-payments.ts'
import type { Scheme } from './schemes.ts'
import { one, rowsOf, type World } from './world.ts'

/** What would go on with something that is already hers: a batch that pays an account of hers, or a debit that takes her money back. */
export async function openings(world: World): Promise<Scheme | undefined> {
  const [row] = await rowsOf<{ is_batched: boolean; is_reversed: boolean }>(
    world,
    `select exists (select from payments p join payment_batches b using (batch_id) where p.iban = any ($1) and b.state in ('draft', 'released')) as is_batched,
       exists (select from bank_movements where state = 'open' and end_to_end_id = any ($2)) as is_reversed`,
    [world.herIbans, [...world.bank.reversed].map((id) => `${id}R`)],
  )
  const { is_batched: isBatched, is_reversed: isReversed } = row!
  return one(world, [...(isBatched ? [release] : []), ...(isReversed ? [bearReversals] : [])])
}
