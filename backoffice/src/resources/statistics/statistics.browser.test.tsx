import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api, LATE_AGES } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { Statistics } from './statistics.tsx'

const noSums = { fromDate: '2026-01-01', toDate: '2026-12-31', projects: [], types: [], projectCount: 0 }
const nothing = { principal: '0.00', interest: '0.00', count: 0, projectCount: 0 }
const statisticsNetwork = () => {
  const network = testNetwork()
  network.on(api.statistics.byProject, () => noSums)
  network.on(api.statistics.latePayments, () => ({
    day: '2026-11-21',
    ages: LATE_AGES.map((age) => ({ age, ...nothing })),
  }))
  network.on(api.statistics.custody, () => ({ periods: [] }))
  network.on(api.statistics.cohorts, () => ({
    fromDate: '2026-01-01',
    toDate: '2026-12-31',
    keptAt: null,
    cohorts: [],
  }))
  return network
}
const open = (path: string, network = statisticsNetwork()) =>
  renderOffice(
    <>
      <Statistics />
      <Address />
    </>,
    network,
    { path },
  )

test('the address names range and grouping', async () => {
  const t = await open('/statistics?groupBy=quarter&fromDate=2025-01-01&toDate=2025-12-31')
  const grouping = (name: 'quarter' | 'year') => page.getByRole('button', { name: t(`fees.groupBy.${name}`) })
  await expect.element(grouping('quarter')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByLabelText(t('common.from'))).toHaveValue('01/01/2025')
  await grouping('year').click()
  await page.getByLabelText(t('common.to')).fill('30/06/2025')
  await expect.element(address).toHaveTextContent('?groupBy=year&fromDate=2025-01-01&toDate=2025-06-30')
})

test('what the address cannot mean leaves it', async () => {
  await open('/statistics?groupBy=century&fromDate=2025-02-31')
  await expect.element(address).toHaveTextContent('')
})

test('sums are compared with those of the months before, in words and in the table, and saved as a picture', async () => {
  const network = statisticsNetwork()
  network.on(api.orderMovements.summarize, ({ query }) => {
    const isBefore = query.get('fromDate') === '2025-01-01'
    const row = { disinvested: '0.00', penalties: '0.00', count: isBefore ? 2 : 3 }
    const period = query.get('fromDate')!
    return { data: [{ ...row, period, invested: isBefore ? '1000.00' : '1125.00' }], total: 1 }
  })
  const t = await open('/statistics?groupBy=year&fromDate=2026-01-01&toDate=2026-12-31', network)
  const section = page.getByRole('region', { name: t('statistics.movements.title'), exact: true }).first()
  await expect
    .element(section.getByText(t('statistics.compared', { from: '01/01/2025', to: '31/12/2025' })))
    .toBeVisible()
  await expect
    .element(section.getByText(t('statistics.change', { change: '+12,50\u00A0%', before: '1.000,00\u00A0€' })))
    .toBeVisible()
  await section.getByText(t('common.asTable')).click()
  const cells = (name: string) =>
    section
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('cell')
      .elements()
  expect(cells(t('statistics.difference')).map(({ textContent }) => textContent)).toEqual([
    '+12,50\u00A0%',
    '—',
    '—',
    '+50,00\u00A0%',
  ])
  // The drawing is loaded after the words.
  await expect.poll(() => document.querySelector('.recharts-bar-rectangle path')).not.toBeNull()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await section.getByRole('button', { name: t('backoffice.chart.picture') }).click()
  await expect.poll(() => saved.mock.calls.length, { timeout: 15_000 }).toBe(1)
  const picture = await createImageBitmap(saved.mock.calls[0]![0] as Blob)
  // Twice as sharp as the screen, with a margin of 24 pixels.
  expect(picture.width).toBe(2 * (section.element().getBoundingClientRect().width + 2 * 24))
})

test('what would be more than 400 points is grouped by the next longer period, and said', async () => {
  const network = statisticsNetwork()
  const t = await open('/statistics?part=income&groupBy=day&fromDate=2024-01-01&toDate=2026-11-20', network)
  await expect
    .element(page.getByText(t('statistics.coarser', { maximum: 400, grouping: t('statistics.by.week') })))
    .toBeVisible()
  await expect.poll(() => network.callsOf(api.fees.summarize).length).toBe(2)
  expect(network.callsOf(api.fees.summarize).map(({ query }) => query.get('groupBy'))).toEqual(['week', 'week'])
})

test('a cohort says who invested again, what part that is and how much, and a dash while there is time', async () => {
  const network = statisticsNetwork()
  network.on(api.statistics.cohorts, () => ({
    fromDate: '2026-01-01',
    toDate: '2026-06-30',
    keptAt: '2026-11-20T13:05:00.000Z',
    cohorts: [
      {
        month: '2026-01-01',
        investors: 8,
        invested: '4000.00',
        again: [
          { months: 1, investors: 2, invested: '500.00' },
          { months: 3, investors: 2, invested: '500.00' },
          { months: 6, investors: 4, invested: '900.00' },
          { months: 12, investors: null, invested: null },
        ],
      },
    ],
  }))
  const t = await open('/statistics?fromDate=2026-01-01&toDate=2026-06-30', network)
  const section = page.getByRole('region', { name: t('statistics.cohorts.title'), exact: true }).first()
  await section.getByText(t('common.asTable')).click()
  await expect.element(section.getByRole('row').nth(1)).toBeVisible()
  const cells = section.getByRole('row').nth(1).getByRole('cell').elements()
  expect(cells.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    '8',
    '4.000,00 €',
    '2 (25,00 %)500,00 €',
    '2 (25,00 %)500,00 €',
    '4 (50,00 %)900,00 €',
    '—',
  ])
  await expect.element(section.getByText(/Datos a 20\/11\/2026 14:05\./)).toBeVisible()
})

test('cohorts that were not counted yet say so, and not that nobody invested', async () => {
  const t = await open('/statistics', statisticsNetwork())
  await expect.element(page.getByText(t('statistics.cohorts.notYet'))).toBeVisible()
  expect(page.getByText(t('statistics.cohorts.none')).elements()).toEqual([])
})
