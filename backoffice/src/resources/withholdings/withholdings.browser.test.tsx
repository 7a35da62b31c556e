import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { refusal, testNetwork } from '@cauce/client/test-network.ts'
import { renderOffice } from '../../testing/office.tsx'
import { Withholdings } from './withholdings.tsx'

const line = { form: '123', reason: 'residentIndividual', rate: 19, investorCount: 7 } as const
const report = {
  checkedAt: '2026-11-20T09:00:00.000Z',
  balance: '300.50',
  quarters: [
    {
      ...{ fromDay: '2026-10-01', toDay: '2026-12-31', dueBy: '2027-01-20' },
      ...{ lines: [], withheld: '0.00', unpaidInterest: '1112.50' },
    },
    {
      ...{
        fromDay: '2026-07-01',
        toDay: '2026-09-30',
        dueBy: '2026-10-20',
        withheld: '300.50',
        unpaidInterest: '0.00',
      },
      lines: [
        { ...line, interest: '1581.58', withheld: '300.50' },
        {
          ...line,
          form: '216' as const,
          reason: 'unionResident' as const,
          rate: 0,
          interest: '80.00',
          withheld: '0.00',
        },
      ],
    },
  ],
}

test('each quarter says what was withheld from whom, by when it is due, and what was not paid', async () => {
  const network = testNetwork()
  network.on(api.withholdings.read, () => report)
  const t = await renderOffice(<Withholdings />, network)
  const balance = t('withholdings.balance', { amount: formatMoney('300.50') })
  await expect.element(page.getByText(balance, { exact: false })).toBeVisible()
  const quarters = page.getByRole('heading', { level: 2 })
  expect(quarters.elements().map((heading) => heading.textContent)).toEqual([
    t('withholdings.quarter', { from: '01/10/2026', to: '31/12/2026' }),
    t('withholdings.quarter', { from: '01/07/2026', to: '30/09/2026' }),
  ])
  await expect.element(page.getByText(t('withholdings.dueBy', { date: '20/10/2026' }))).toBeVisible()
  const unpaid = t('withholdings.unpaid', { amount: formatMoney('1112.50') })
  await expect.element(page.getByRole('alert').getByText(unpaid)).toBeVisible()
  const rowOf = (...parts: readonly string[]) => page.getByRole('row', { name: new RegExp(parts.join('.*')) })
  const taxed = rowOf(t('withholdings.reason.residentIndividual'), '123', '19,00', '7', '1\\.581,58', '300,50')
  await expect.element(taxed).toBeVisible()
  await expect.element(rowOf(t('withholdings.reason.unionResident'), '216', '0,00', '80,00')).toBeVisible()
})

test('a report that cannot be read says so', async () => {
  const network = testNetwork()
  network.on(api.withholdings.read, () => refusal(503, 'unavailable'))
  const t = await renderOffice(<Withholdings />, network)
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})

test('on a telephone the lines of a quarter fit the page, and say with the name what has no column', async () => {
  await page.viewport(390, 844)
  const network = testNetwork()
  network.on(api.withholdings.read, () => report)
  const t = await renderOffice(<Withholdings />, network)
  const title = t('withholdings.quarter', { from: '01/07/2026', to: '30/09/2026' })
  const lines = page.getByRole('region', { name: title })
  await expect.element(lines).toBeVisible()
  const { scrollWidth, clientWidth } = lines.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(
    lines
      .getByRole('columnheader')
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual([t('withholdings.applies'), t('withholdings.interest'), t('withholdings.withheld')])
  const said = [t('withholdings.form'), '123', '19,00', t('withholdings.investors'), '7']
  await expect.element(lines.getByRole('rowheader', { name: new RegExp(said.join('.*')) })).toBeVisible()
})
