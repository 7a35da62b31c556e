import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectMovements } from './project-movements.tsx'

const fee = {
  feeId: idOf(801),
  orderId: idOf(30),
  projectId: idOf(20),
  projectName: 'Faro de Punta Umbría',
  distributionId: idOf(802),
  userId: idOf(7),
  userName: 'Olga Prat',
  amount: '12.35',
  percentage: 10,
  interest: '123.50',
  createdAt: '2026-11-18T09:30:00.000Z',
}

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.fees.list, ({ query }) =>
    query.get('projectId') === fee.projectId ? { data: [fee], total: 1 } : { data: [], total: 0 },
  )
})

test('each fee on what a project has paid says its percentage and the return that it was taken from', async () => {
  const project = { ...givenProject({ projectId: fee.projectId, phaseName: 'Financed' }), id: fee.projectId }
  const t = await renderOffice(<ProjectMovements project={project} />, network, { resource: 'projects' })
  const fees = page.getByRole('region', { name: t('fees.title') })
  await expect.element(fees.getByRole('columnheader').filter({ hasText: t('fees.fields.percentage') })).toBeVisible()
  await expect.element(fees.getByRole('row', { name: /Olga Prat.*123,50.*10,00.*12,35/ })).toBeVisible()
})

test('a project that has paid nothing yet lists no fees', async () => {
  const project = { ...givenProject({ projectId: fee.projectId, phaseName: 'Investment' }), id: fee.projectId }
  const t = await renderOffice(<ProjectMovements project={project} />, network, { resource: 'projects' })
  await expect.element(page.getByRole('heading', { name: t('orderMovements.title') })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t('fees.title') })).not.toBeInTheDocument()
})
