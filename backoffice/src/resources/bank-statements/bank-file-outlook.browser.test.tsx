import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import type { BankFileOutlook as Outlook } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { BankFileOutlook } from './bank-file-outlook.tsx'

const lineOf = (counterpartyName: string, outcome: 'auto' | 'none'): Outlook['lines'][number] => ({
  ...{ statement: 1, bookingDay: '2026-11-11', remittance: '', reverses: null, reasons: [], targets: [] },
  ...{ counterpartyName, amount: '4.00', balance: '14.00', outcome },
})
const outlook: Outlook = {
  counts: [
    { outcome: 'auto', count: 3, amount: '12.00' },
    { outcome: 'none', count: 70, amount: '1.00' },
  ],
  lines: [
    {
      ...lineOf('ANA RUIZ', 'auto'),
      reverses: { movementId: idOf(2), paymentId: null, name: 'BEA LUZ', day: '2026-11-10' },
    },
  ],
  booked: { before: '8.00', after: '12.00' },
  stated: { before: '10.00', after: '15.00' },
  difference: { before: '2.00', after: '3.00' },
  unassigned: { before: '0.50', after: '1.50' },
}

test('rows of an earlier outcome are marked until those of the chosen one are there, and are not counted as theirs', async () => {
  const network = testNetwork()
  const answered = Promise.withResolvers<void>()
  network.on(api.bankFiles.outlook, async ({ query }) => {
    if (query.get('outcome') === null) return outlook
    await answered.promise
    return { ...outlook, lines: [lineOf('Banco Levante', 'none')] }
  })
  const t = await renderOffice(<BankFileOutlook name="dia-1.xml" fileId={idOf(1)} />, network)
  const ana = page.getByRole('rowheader', { name: 'ANA RUIZ', exact: false })
  const levante = page.getByRole('rowheader', { name: 'Banco Levante', exact: false })
  const shown = (total: string) => page.getByText(t('bankFiles.outlook.shown', { shown: '1', total }))
  await expect.element(shown('73')).toBeVisible()
  const reversed = t('bankMovements.reversed', { name: 'BEA LUZ', day: formatDate('2026-11-10') })
  await expect.element(page.getByText(reversed).last()).toBeVisible()
  await page.getByRole('button', { name: `${t('matching.tier.none')} 70` }).click()
  await expect.poll(() => ana.element().closest('[data-old]')).not.toBeNull()
  await expect.element(page.getByText(`${t('common.loading')}…`)).toBeVisible()
  expect(shown('70').elements()).toEqual([])
  answered.resolve()
  await expect.element(levante).toBeVisible()
  await expect.element(ana).not.toBeInTheDocument()
  expect(levante.element().closest('[data-old]')).toBeNull()
  await expect.element(shown('70')).toBeVisible()
})
