import { given, type Person } from '../given.ts'
import { ALL_CONSENTS } from '../consents.ts'
import { chance, clientOf, euros, one, rowsOf, type World } from './world.ts'

export async function customersAct(world: World): Promise<void> {
  for (const customer of world.customers) {
    // She may have taken it over.
    if (world.hands.has(customer.userId)) continue
    if (await isMisled(world, customer)) await withdraw(world, customer)
    else if (chance(world, 0.8))
      await one(world, [deposit, deposit, deposit, withdraw, withdraw, invest, invest, revoke])(world, customer)
  }
  if (chance(world, 0.7)) await depositOfHers(world)
  if (chance(world, 0.7)) await reverseHers(world)
}

const AMOUNTS = [12_345n, 400_000n, 999_900n, 1_500_000n, 4_000_000n]
const LARGE = [999_900n, 1_500_000n, 4_000_000n]

async function accountsOf(world: World, { userId }: Person) {
  return rowsOf<{ id: string; iban: string }>(
    world,
    "select bank_account_id as id, account as iban from bank_accounts where user_id = $1 and state = 'valid' and deleted_at is null order by main desc, account",
    [userId],
  )
}

const ownAccount = async (world: World, person: Person) =>
  (await accountsOf(world, person)).find(({ iban }) => world.bank.holders.get(iban) === person.userId)

/** Whether the first account of the customer belongs to somebody else. */
async function isMisled(world: World, customer: Person): Promise<boolean> {
  const [proposed] = await accountsOf(world, customer)
  return proposed !== undefined && world.bank.holders.get(proposed.iban) !== customer.userId
}

const referenceOf = async (world: World, { userId }: Person) => {
  const [wallet] = await rowsOf<{ reference: string }>(world, 'select reference from wallets where user_id = $1', [
    userId,
  ])
  return wallet?.reference ?? ''
}

async function deposit(world: World, customer: Person): Promise<void> {
  const cents = BigInt(Math.floor(world.random() * 100))
  if (chance(world, 0.3)) {
    world.bank.receive(customer.userId, one(world, LARGE) + cents, { counterpartyName: 'INVERSIONES DEL SUR SL' })
    return
  }
  const amount = one(world, AMOUNTS) + cents
  const reference = await referenceOf(world, customer)
  const account = await ownAccount(world, customer)
  if (account && chance(world, 0.5)) {
    const body = { type: 'income' as const, amount: euros(amount), bankAccountId: account.id }
    await (await clientOf(world, customer)).POST('/v1/wallet/transactions', { body })
  }
  world.bank.receive(customer.userId, amount, {
    counterpartyName: chance(world, 0.7) ? world.bank.nameOf(customer.userId) : 'FAMILIA DE UN CLIENTE',
    ...(account && chance(world, 0.5) && { counterpartyIban: account.iban }),
    ...(chance(world, 0.5) && { reference }),
  })
}

async function depositOfHers(world: World): Promise<void> {
  const puppet = one(world, world.puppets)
  const reference = await referenceOf(world, puppet)
  world.bank.receive(puppet.userId, one(world, [10_000n, 150_000n]), {
    counterpartyName: world.bank.nameOf(puppet.userId),
    reference,
  })
}

async function reverseHers(world: World): Promise<void> {
  const { bank, puppets } = world
  const credited = await rowsOf<{ id: string; amount: string }>(
    world,
    "select end_to_end_id as id, amount from bank_movements where amount > 0 and state = 'matched' order by movement_id",
  )
  const credit = credited.find(
    ({ id }) => !bank.reversed.has(id) && puppets.some(({ userId }) => userId === bank.senders.get(id)),
  )
  if (credit) bank.reverse(credit.id, BigInt(credit.amount), bank.nameOf(bank.senders.get(credit.id)!))
}

/** To any account that the page shows as theirs, mostly to the one that it proposes. */
async function withdraw(world: World, customer: Person): Promise<void> {
  const accounts = await accountsOf(world, customer)
  const account = chance(world, 0.7) ? accounts[0] : one(world, accounts)
  if (!account) return
  const amount = one(world, [90_000n, 700_000n, 1_200_000n])
  const body = { type: 'withdraw' as const, amount: euros(amount), bankAccountId: account.id }
  await (await clientOf(world, customer)).POST('/v1/wallet/transactions', { body })
}

async function invest(world: World, customer: Person): Promise<void> {
  const client = await clientOf(world, customer)
  const { projectId } = world.project
  const { data } = await client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })
  if (!data) return
  const amount = euros(one(world, [100_000n, 200_000n]))
  const order = {
    projectId,
    projectPhaseId: data.projectPhaseId,
    amount,
    orderType: 'invest',
    ...ALL_CONSENTS,
  } as const
  await client.POST('/v1/project/orders', { body: { ...order, userId: customer.userId } })
}

async function revoke(world: World, { userId }: Person): Promise<void> {
  const [order] = await rowsOf<{ id: string }>(
    world,
    "select order_id as id from orders where user_id = $1 and status = 'pending' order by order_id limit 1",
    [userId],
  )
  if (!order) return
  const { client } = await given(world.app).session(userId)
  await client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: order.id } } })
}
