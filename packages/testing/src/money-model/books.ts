import { FEES_ACCOUNT, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT } from '@cauce/api/modules/wallet/ledger'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { formatAmount } from '@cauce/contract'
import { expect } from 'vitest'
import { byId } from './model.ts'
import { balancesOf, clientOf, type World } from './world.ts'

/** Every balance equals the model's and the reconciliation finds nothing. */
export async function expectBooks(world: World): Promise<void> {
  await expectWallets(world)
  await expectAccounts(world)
  await expectProject(world)
  // The domain refuses what is impossible; a database constraint would be logged as an error.
  expect(world.app.errors).toEqual([])
  const { invariants } = await reconcile(world.app.kernel)
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
}

async function expectWallets(world: World): Promise<void> {
  for (const [index, person] of world.people.entries()) {
    const client = await clientOf(world, person)
    const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
    const { available, reserved, unreceived } = world.model.wallets[index]!
    expect(data).toMatchObject({
      available: formatAmount(available),
      reserved: formatAmount(reserved),
      unreceived: formatAmount(unreceived),
      balance: formatAmount(available + reserved + unreceived),
    })
  }
}

async function expectAccounts({ app, model, project, before }: World): Promise<void> {
  const after = await balancesOf(app, [FEES_ACCOUNT, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT, project.projectId])
  const gained = (account: string) => after.get(account)! - before.get(account)!
  expect(after.get(project.projectId)).toBe(model.escrow)
  expect(gained(FEES_ACCOUNT)).toBe(model.fees)
  expect(gained(WITHHELD_ACCOUNT)).toBe(model.withheld)
  expect(gained(PENALTIES_ACCOUNT)).toBe(model.penalties)
}

async function expectProject({ app, model, project }: World): Promise<void> {
  const { rows } = await app.kernel.database.$client.query<{ id: string; status: string }>(
    'select order_id as id, status from orders where project_id = $1 order by order_id',
    [project.projectId],
  )
  expect(rows).toEqual(model.orders.toSorted(byId).map(({ id, status }) => ({ id, status })))
  const params = { path: { id: project.projectId } }
  const { data } = await app.client().GET('/v1/project/projects/{id}', { params })
  expect(data!.phaseName).toBe(model.phase)
}
