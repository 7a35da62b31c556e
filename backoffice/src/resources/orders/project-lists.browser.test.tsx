import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { givenDistribution } from '@cauce/client/testing/distributions.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenOrder, givenProject, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectDistributions } from '../distributions/project-distributions.tsx'
import { Reservations } from '../reservations/reservation-lists.tsx'
import { Fees, OrderMovements, Orders } from './order-lists.tsx'

const project = { ...givenProject(), id: idOf(20) }
const section = { filter: { projectId: project.id }, owner: `projects.${project.id}` }
const AMOUNT = '1234567.89'
const AT = '2026-11-20T09:00:00.000Z'
const { projectId, projectName, projectUrl, userId } = givenOrder()
const of = { projectId, projectName, userId, userName: 'Hermenegildo Santamaría', createdAt: AT }
const reservation = {
  ...{ ...of, updatedAt: AT, projectUrl, projectPhaseName: 'Investment', isProjectSuspended: false },
  ...{ reservationId: idOf(70), place: 7, amount: AMOUNT, deposit: '100.00', state: 'called', orderId: null },
  ...{ reflectionEndsAt: AT, completeUntil: '2026-12-01T23:00:00.000Z' },
} as const

const network = testNetwork()
const page1 =
  <Row,>(row: Row) =>
  () => ({ data: [row], total: 1 })
network.on(api.orders.list, page1({ ...givenOrder(), ...of, amount: AMOUNT }))
const movement = { ...of, orderMovementId: idOf(71), orderId: idOf(30), departure: null, penaltyAmount: '0.00' }
network.on(api.orderMovements.list, page1({ ...movement, type: 'invest', amount: AMOUNT }) as never)
const fee = { ...of, feeId: idOf(72), orderId: idOf(30), distributionId: idOf(73), percentage: 10, interest: '1.00' }
network.on(api.fees.list, page1({ ...fee, amount: AMOUNT }))
network.on(api.reservations.list, page1<object>(reservation) as never)
network.on(api.distributions.list, page1(givenDistribution({ amount: AMOUNT })))

test.each([
  { name: 'orders', list: <Orders {...section} of="project" /> },
  { name: 'movements', list: <OrderMovements {...section} /> },
  { name: 'fees', list: <Fees {...section} /> },
  { name: 'reservations', list: <Reservations {...section} of="project" /> },
  { name: 'payments', list: <ProjectDistributions project={project} /> },
])('on a telephone the amounts of the $name are in sight without scrolling', async ({ list }) => {
  await page.viewport(390, 844)
  await renderOffice(<div style={{ paddingInline: 12 }}>{list}</div>, network, { resource: 'projects' })
  const amount = page.getByRole('cell').getByText(formatMoney(AMOUNT), { exact: false }).first()
  await expect.element(amount).toBeVisible()
  expect(amount.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

test.each([true, false])(
  'a called reservation says that it waits while its offer is suspended: %s',
  async (isSuspended) => {
    const row: object = { ...reservation, isProjectSuspended: isSuspended }
    network.on(api.reservations.list, page1(row) as never)
    const t = await renderOffice(<Reservations {...section} of="customer" />, network)
    const cells = (name: string) => page.getByRole('cell', { name, exact: true })
    await expect.element(cells(t(isSuspended ? 'projects.isSuspended' : 'reservations.state.called'))).toBeVisible()
    expect(cells('01/12/2026 24:00').elements()).toHaveLength(isSuspended ? 0 : 1)
  },
)
