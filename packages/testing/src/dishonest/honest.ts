import type { Person } from '../given.ts'
import { granted } from '../granted.ts'
import { pdf } from '../sample-files.ts'
import { chance, clientOf, euros, one, rowsOf, type World } from './world.ts'

/*
 * Honest administrators approve what a bank's page, a certificate or a call to the person confirms, and refuse the rest.
 * They see nothing of what only a gate knows.
 */
export async function honestAct(world: World): Promise<void> {
  const [maker, checker] = await twoOf(world)
  if (!maker || !checker) return
  await decideAccess(world, maker, checker)
  await decideAccounts(world, maker)
  if (chance(world, 0.6)) await decideLines(world, maker, checker)
  await decideMovements(world, maker, checker)
  if (chance(world, 0.9)) await pay(world, maker, checker)
  await refuseProposals(world, checker)
}

const byId = (id: string) => ({ params: { path: { id } } })

/** Those who can still act, and have not had a hand on each other. */
export async function twoOf(world: World): Promise<[Person | undefined, Person | undefined]> {
  const active = await rowsOf<{ id: string }>(
    world,
    "select user_id as id from users where user_id = any ($1) and role = 'admin' and not disabled",
    [world.honest.map(({ userId }) => userId)],
  )
  const people = world.honest.filter(({ userId }) => active.some(({ id }) => id === userId) && !world.hands.has(userId))
  const maker = one(world, people)
  const touched = await rowsOf<{ ids: string[] }>(
    world,
    'select array[user_id, hand_id] as ids from person_hands where $1 = any (array[user_id, hand_id])',
    [maker?.userId],
  )
  const others = people.filter(
    ({ userId }) => userId !== maker?.userId && !touched.some(({ ids }) => ids.includes(userId)),
  )
  return [maker, one(world, others)]
}

async function decideAccess(world: World, maker: Person, checker: Person): Promise<void> {
  const honestIds = world.honest.map(({ userId }) => userId)
  const disabled = await rowsOf<{ id: string }>(
    world,
    'select user_id as id from users where disabled and user_id = any ($1)',
    [[...honestIds, ...world.customers.map(({ userId }) => userId)]],
  )
  for (const { id } of disabled)
    await (await clientOf(world, maker)).PATCH('/v1/account/users/{id}', { ...byId(id), body: { disabled: false } })
  const waiting = await rowsOf<{ id: string; kind: string; by: string }>(
    world,
    "select access_change_id as id, kind, proposed_by as by from access_changes where state = 'proposed'",
  )
  const client = await clientOf(world, checker)
  for (const { id, kind, by } of waiting) {
    const isOurs = kind === 'enable' && honestIds.includes(by)
    const body = isOurs ? ({ state: 'active' } as const) : ({ state: 'refused', reason: 'No lo ha pedido' } as const)
    await client.PATCH('/v1/account/access-changes/{id}', { ...byId(id), body })
  }
}

/** What they have not looked at yet waits. */
async function decideAccounts(world: World, maker: Person): Promise<void> {
  const waiting = await rowsOf<{ id: string; owner: string; iban: string }>(
    world,
    "select bank_account_id as id, user_id as owner, account as iban from bank_accounts where (state = 'pending' or is_by_one) and deleted_at is null",
  )
  const client = await clientOf(world, maker)
  for (const { id, owner, iban } of waiting) {
    if (chance(world, 0.5)) continue
    const isTheirs = world.bank.holders.get(iban) === owner
    const body = isTheirs
      ? ({ state: 'valid' } as const)
      : ({ state: 'error', errorMessage: 'Es de otra persona' } as const)
    await client.PATCH('/v1/payment/bank-accounts/{id}', { ...byId(id), body })
  }
}

/** Of customers only; what they have not looked at yet waits. */
async function decideLines(world: World, maker: Person, checker: Person): Promise<void> {
  const lines = await rowsOf<{ id: string; amount: string; sender: string }>(
    world,
    "select movement_id as id, amount, end_to_end_id as sender from bank_movements where state in ('open', 'suggested', 'held') and amount > 0",
  )
  for (const { id, amount, sender } of lines) {
    const owner = world.bank.senders.get(sender)
    const person = [...world.customers, ...world.puppets].find(({ userId }) => userId === owner)
    if (!person || chance(world, 0.3)) continue
    for (const by of [maker, checker]) await matchTruly(world, by, id, amount, person)
  }
}

async function matchTruly(world: World, by: Person, id: string, amount: string, { userId, walletId }: Person) {
  const client = await clientOf(world, by)
  const { suggestions, state, preparedWith } = await granted(client.GET('/v1/bank/matching/{id}', byId(id)))
  if (state === 'matched') return
  const incomes = suggestions.filter((one) => one.kind === 'income' && one.userId === userId)
  const known = incomes.find((income) => income.amount === euros(amount))
  const target = known ? { kind: 'income' as const, id: known.id } : { kind: 'wallet' as const, id: walletId }
  const movements = [id, ...preparedWith].map((movementId) => ({ movementId }))
  const body = { movements: movements.slice(0, 1), targets: [{ ...target, amount: euros(amount) }] }
  await client.POST('/v1/bank/matching', { body: { ...body, reason: 'Comprobado en la web del banco' } })
}

/** Withdrawals that the person asked for. Incomes are matched with their lines, not approved by paper. */
async function decideMovements(world: World, maker: Person, checker: Person): Promise<void> {
  const pending = await rowsOf<{ id: string; type: string; issuer: string; owner: string }>(
    world,
    "select transaction_id as id, type, issuer_name as issuer, user_id as owner from transactions where status = 'pending'",
  )
  for (const { id, type, issuer, owner } of pending) {
    if (type === 'income' && !chance(world, 0.1)) continue
    const isAsked = issuer === 'user-wallet' || world.puppets.some(({ userId }) => userId === owner)
    const isTaken = world.hands.has(owner) && !world.puppets.some(({ userId }) => userId === owner)
    const body =
      type === 'withdraw' && isAsked && !isTaken
        ? { status: 'completed' as const, file: pdf() }
        : { status: 'rejected' as const, rejectReason: 'No consta en el banco ni lo confirma el cliente' }
    for (const by of [maker, checker])
      await (await clientOf(world, by)).PATCH('/v1/wallet/transactions/{id}', { ...byId(id), body })
  }
}

async function pay(world: World, maker: Person, checker: Person): Promise<void> {
  const drafts = await rowsOf<{ id: string; sha256: string }>(
    world,
    "select batch_id as id, sha256 from payment_batches where state = 'draft'",
  )
  for (const { id, sha256 } of drafts) {
    const client = await clientOf(world, checker)
    if ((await foreignPayees(world, 'p.batch_id = $1', id)).length === 0) {
      await client.POST('/v1/bank/payment-batches/{id}/release', { ...byId(id), body: { sha256 } })
    } else if (chance(world, 0.5)) {
      await client.POST('/v1/bank/payment-batches/{id}/cancel', {
        ...byId(id),
        body: { reason: 'Una cuenta es de otro' },
      })
    }
  }
  const client = await clientOf(world, maker)
  for (const { id } of await rowsOf<{ id: string }>(
    world,
    "select batch_id as id from payment_batches where state = 'released'",
  ))
    await client.POST('/v1/bank/payment-batches/{id}/hand-over', byId(id))
  const queued = await granted(client.GET('/v1/bank/payments', { params: { query: { state: 'queued', take: 100 } } }))
  const [account] = await rowsOf<{ id: string }>(
    world,
    'select company_account_id as id from company_accounts where iban = $1',
    [world.bank.iban],
  )
  for (const { paymentId, problems } of queued.data) {
    if (problems.length > 0) continue
    const body = { paymentIds: [paymentId], companyAccountId: account!.id }
    await client.POST('/v1/bank/payment-batches', { body })
  }
}

/** Where the verification of payees of their banks disagrees. */
export async function foreignPayees(
  world: World,
  where: string,
  value: unknown,
): Promise<{ id: string; amount: string }[]> {
  const payees = await rowsOf<{ id: string; amount: string; iban: string; owner: string | null }>(
    world,
    `select p.end_to_end_id as id, p.amount, p.iban, coalesce(p.user_id::text, m.end_to_end_id, case p.kind when 'payout' then 'promoter' end) as owner
     from payments p left join bank_movements m using (movement_id) where ${where}`,
    [value],
  )
  return payees.filter(({ iban, owner }) => {
    const holder = world.bank.holders.get(iban)
    return holder === undefined || (holder !== owner && holder !== world.bank.senders.get(owner ?? ''))
  })
}

async function refuseProposals(world: World, checker: Person): Promise<void> {
  const client = await clientOf(world, checker)
  const files = await rowsOf<{ id: string }>(world, 'select file_id as id from bank_files where imported_at is null')
  for (const { id } of files) if (chance(world, 0.5)) await client.DELETE('/v1/bank/files/{id}', byId(id))
  const refused = { state: 'refused', reason: 'Nadie lo ha pedido' } as const
  const proposed = (table: string, id: string) =>
    rowsOf<{ id: string }>(world, `select ${id} as id from ${table} where state = 'proposed'`)
  for (const { id } of await proposed('company_accounts', 'company_account_id'))
    await client.PATCH('/v1/bank/company-accounts/{id}', { ...byId(id), body: refused })
  for (const { id } of await proposed('payees', 'payee_id'))
    await client.PATCH('/v1/bank/payees/{id}', { ...byId(id), body: refused })
}
