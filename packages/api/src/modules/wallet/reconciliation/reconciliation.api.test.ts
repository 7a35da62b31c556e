import { given, testApp, placeOrder } from '@cauce/testing'
import pg from 'pg'
import { expect, it } from 'vitest'
import { reconcile, reconcileNightly } from './index.ts'

const app = testApp()

it('names the record that a database owner has tampered with', async () => {
  const [ana, project] = [await given(app).investor({ wallet: '1000.00' }), await given(app).project()]
  await placeOrder(ana, project, '300.00')
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await owner.query('update projects set amount_invested = amount_invested + 1 where project_id = $1', [
    project.projectId,
  ])
  await owner.query('update orders set amount = amount - 1 where project_id = $1', [project.projectId])
  await owner.end()
  const { isBalanced, invariants } = await reconcile(app.kernel)
  expect(isBalanced).toBe(false)
  const broken = Object.fromEntries(invariants.map(({ invariant, exceptions }) => [invariant, exceptions]))
  expect(broken['escrowEqualsLiveOrders']).toMatchObject([
    { noun: 'projects', recordId: project.projectId, expected: '30001', found: '30000' },
  ])
  expect(broken['ordersHavePostings']).toMatchObject([{ noun: 'orders', expected: '29999', found: '30000' }])
  expect(broken['totalsEqualOrders']).toHaveLength(1)
  // The nightly job logs the same.
  await reconcileNightly(app.kernel)
  expect(app.takeErrors()).toMatchObject([
    { invariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0) },
  ])
})
