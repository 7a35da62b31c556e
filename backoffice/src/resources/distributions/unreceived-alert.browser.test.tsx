import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { UnreceivedAlert } from './unreceived-alert.tsx'

test('warns of what investors were credited and no bank shows for too long', async () => {
  const oldest = {
    distributionId: idOf(400),
    projectId: idOf(20),
    projectName: 'Molino',
    creditedAt: '2026-11-01T09:00:00.000Z',
  }
  const problem = 'early-credit-overdue' as const
  const limits = { amount: '400.00', count: 1, maximum: '5000.00', days: 5 }
  const network = testNetwork()
  network.on(api.distributions.readUnreceived, () => ({ ...limits, oldest, problem }))
  const t = await renderOffice(<UnreceivedAlert />, network)
  const words = { days: 5, project: 'Molino', amount: formatMoney('400.00'), maximum: formatMoney('5000.00') }
  const warning = t(`backoffice.inbox.unreceived.${problem}`, words)
  await expect.element(page.getByText(warning, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: t('backoffice.inbox.unreceived.look') })).toBeVisible()
})
