import { foreignPayees } from './honest.ts'
import { HER_DOMAIN, rowsOf, type World } from './world.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * What she has that nobody gave her, in words; empty while she keeps to what documents below the threshold allow. All in cents, by what
 * truly happened at the bank.
 */
export async function violations(world: World): Promise<string[]> {
  const documents = await aloneBy(world, ['credit_document'], 'd.subject_id = any ($2)', await hers(world))
  const gained = await gain(world)
  const allowed = documents.reduce((sum, { open }) => sum + open, 0n)
  return [
    ...(gained > allowed
      ? [`her people have ${gained} cents more than they sent, and documents account for ${allowed}`]
      : []),
    ...overAWeek(world, 'documents', documents),
    ...(await wrongLines(world)),
    ...(await wrongPayees(world)),
    ...(await paidTwice(world)),
    ...(await taken(world)),
  ]
}

/** Her two customers, and accounts with one of her e-mail addresses. */
async function hers(world: World): Promise<string[]> {
  const known = [...world.honest, ...world.customers].map(({ userId }) => userId)
  const rows = await rowsOf<{ id: string }>(
    world,
    `select user_id as id from users where user_id = any ($1) or ((email like '%' || $2 or created_at > $3) and not user_id = any ($4))`,
    [world.puppets.map(({ userId }) => userId), HER_DOMAIN, world.openedAt, known],
  )
  return rows.map(({ id }) => id)
}

/** In wallets, projects and payments under way, and on her accounts at other banks, less what they began with and sent, once it is booked. */
async function gain(world: World): Promise<bigint> {
  const people = await hers(world)
  const [sum] = await rowsOf<{ wallets: string; orders: string }>(
    world,
    `select (select coalesce(sum(balance), 0)::bigint from wallet_balances where user_id = any ($1)) as wallets,
       (select coalesce(sum(amount), 0)::bigint from orders where user_id = any ($1) and status in ('pending', 'active')) as orders`,
    [people],
  )
  const underWay = await rowsOf<{ amount: string; id: string }>(
    world,
    "select amount, end_to_end_id as id from payments where user_id = any ($1) and state in ('queued', 'batched', 'released', 'accepted')",
    [people],
  )
  const { bank, mallory, puppets } = world
  const booked = await rowsOf<{ amount: string; id: string }>(
    world,
    `select amount, end_to_end_id as id from bank_movements
     where state = 'set_aside' or amount > 0 and (state in ('matched', 'sent_back') or end_to_end_id = any ($1))`,
    [[...world.bank.reversed]],
  )
  const isHers = (id: string | undefined) => [mallory, ...puppets].some(({ userId }) => userId === id)
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const waiting = underWay.flatMap(({ amount, id }) => (bank.isCarriedOut(id) ? [] : [BigInt(amount)]))
  const paid = [...bank.paid].flatMap(([iban, amount]) => (isHers(bank.holders.get(iban)) ? [amount] : []))
  const sent = booked.flatMap(({ amount, id }) => (isHers(bank.senders.get(id)) ? [BigInt(amount)] : []))
  return BigInt(sum!.wallets) + BigInt(sum!.orders) + sumOf(waiting) + sumOf(paid) - sumOf(sent) - world.began
}

interface Alone {
  readonly amount: bigint
  /** What no line of the bank has met. */
  readonly open: bigint
  readonly at: Date
}

/** What her hands alone let go. */
async function aloneBy(world: World, kinds: readonly string[], condition: string, value: unknown): Promise<Alone[]> {
  const rows = await rowsOf<{ amount: string; is_met: boolean; at: Date }>(
    world,
    `select d.amount, d.created_at as at, exists (select from bank_allocations a where a.transaction_id = d.record_id and a.undone_at is null) as is_met
     from money_decisions d left join bank_movements m on m.movement_id = d.record_id
     where d.kind = any ($1) and d.verdict = 'goes' and ${condition} and d.decided_by = any ($3) and (d.first_by is null or d.first_by = any ($3))
     order by d.created_at`,
    [kinds, value, [...world.hands]],
  )
  return rows.map(({ amount, is_met, at }) => ({ amount: BigInt(amount), open: is_met ? 0n : BigInt(amount), at }))
}

function overAWeek({ app }: World, what: string, all: readonly Alone[]): string[] {
  const sums = all.map(({ at }) =>
    all
      .filter((one) => one.at <= at && one.at.getTime() > at.getTime() - WEEK_MS)
      .reduce((sum, { amount }) => sum + amount, 0n),
  )
  const most = sums.reduce((one, other) => (one > other ? one : other), 0n)
  return most >= app.kernel.parameters.at(app.clock.now()).fourEyesThreshold
    ? [`${what} of ${most} cents in a week with her signature alone`]
    : []
}

/** Statement lines that are matched with another person than the sender. */
async function wrongLines(world: World): Promise<string[]> {
  const rows = await rowsOf<{ sender: string; owner: string; amount: string }>(
    world,
    `select m.end_to_end_id as sender, t.user_id as owner, a.amount from bank_allocations a join bank_movements m using (movement_id)
     join transactions t using (transaction_id) where a.undone_at is null and m.amount > 0`,
  )
  return rows.flatMap(({ sender, owner, amount }) => {
    const truly = world.bank.senders.get(sender)
    return truly === owner ? [] : [`a line of ${amount} cents from ${truly ?? 'nobody'} is matched with ${owner}`]
  })
}

/** Whatever the bank has given back since. */
async function wrongPayees(world: World): Promise<string[]> {
  const paid = await foreignPayees(world, 'p.state <> all ($1)', ['queued', 'batched'])
  return paid
    .filter(({ id }) => world.bank.isCarriedOut(id))
    .map(({ amount }) => `the bank has paid ${amount} cents to an account of somebody else`)
}

/** Given back as if the bank had refused it, and paid. */
async function paidTwice(world: World): Promise<string[]> {
  const refused = await rowsOf<{ id: string; amount: string }>(
    world,
    "select end_to_end_id as id, amount from payments where state = 'refused'",
  )
  return refused
    .filter(({ id }) => world.bank.isCarriedOut(id))
    .map(({ amount }) => `the bank has paid ${amount} cents that were given back as refused`)
}

/** From those who sent it, or from the company, with her signature alone. */
async function taken(world: World): Promise<string[]> {
  const senders = [...world.bank.senders.keys()]
  const reversals = [...world.bank.reversed].map((id) => `${id}R`)
  const lost = await aloneBy(world, ['set_aside'], 'm.end_to_end_id = any ($2)', reversals)
  const all = lost.map(({ amount }) => `the company bears ${amount} cents that were taken back from her people`)
  for (const kind of ['set_aside', 'send_back', 'undo_match'])
    all.push(...overAWeek(world, kind, await aloneBy(world, [kind], 'm.end_to_end_id = any ($2)', senders)))
  return all
}
