import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, LATE_AGES } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
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

test('sums are compared with those of the months before, in words, in the table and in the files', async () => {
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
  const saved: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const createObjectURL = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    const address = createObjectURL(blob)
    blobs.set(address, blob)
    return address
  }
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! })
  }
  try {
    await section.getByRole('button', { name: t('backoffice.chart.picture') }).click()
    await expect.poll(() => saved.length).toBe(1)
  } finally {
    HTMLAnchorElement.prototype.click = click
    URL.createObjectURL = createObjectURL
  }
  expect(saved[0]!.name).toBe(`${t('statistics.movements.title')}.png`)
  // The bars are in the picture, in their colour.
  const picture = await createImageBitmap(saved[0]!.blob)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')!
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, picture.width, picture.height)
  const probe = document.createElement('span')
  probe.style.color = 'var(--series-2)'
  document.body.append(probe)
  pen.fillStyle = getComputedStyle(probe).color
  pen.fillRect(0, 0, 1, 1)
  const wanted = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  probe.remove()
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((part, index) => Math.abs(data[at + index]! - part) < 4)) found += 1
  // More than the square of the legend has.
  expect(found).toBeGreaterThan(2_000)
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

test('projects, their types and late payments have a table each', async () => {
  const network = statisticsNetwork()
  const sums = { invested: '1500.00', disinvested: '200.00', penalties: '5.00', count: 7 }
  const type = { projectTypeName: 'Energía', projectTypeNameEn: 'Energy' }
  const [projectTypeName, projectName] = ['Energía', 'Parque solar']
  network.on(api.statistics.byProject, () => ({
    ...noSums,
    projects: [{ projectId: idOf(1), projectName, ...type, ...sums }],
    types: [{ projectTypeId: idOf(2), ...type, ...sums }],
    projectCount: 1,
  }))
  const late = { age: 'upTo60', principal: '1000.00', interest: '50.00', count: 2, projectCount: 1 } as const
  network.on(api.statistics.latePayments, () => ({
    day: '2026-11-21',
    ages: LATE_AGES.map((age) => (age === 'upTo60' ? late : { age, ...nothing })),
  }))
  network.on(api.orderMovements.summarize, ({ query }) => ({
    data: [{ period: query.get('fromDate')!, ...sums }],
    total: 1,
  }))
  const t = await open('/statistics?fromDate=2026-01-15&toDate=2026-12-31', network)
  const unfold = async (...titles: ('byProject.title' | 'byProject.typeTitle' | 'late.title')[]) => {
    for (const title of titles) {
      const section = page.getByRole('region', { name: t(`statistics.${title}`), exact: true })
      await section.getByText(t('common.asTable')).click()
    }
  }
  await unfold('byProject.title', 'byProject.typeTitle')
  const cells = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .first()
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  await expect.poll(() => cells(projectName)).toEqual(['1.500,00 €', '200,00 €', '5,00 €', '7'])
  expect(cells(projectTypeName)).toEqual(['1.500,00 €', '200,00 €', '5,00 €', '7'])
  await page.getByRole('tab', { name: t('statistics.parts.income') }).click()
  await unfold('late.title')
  await expect.poll(() => cells(t('statistics.late.ages.upTo60'))).toEqual(['1.000,00 €', '50,00 €', '2', '1'])
  const [day, amount] = ['21/11/2026', '1.050,00\u00A0€']
  await expect.element(page.getByText(t('statistics.late.sentence', { day, smart_count: 2, amount }))).toBeVisible()
  expect(network.callsOf(api.statistics.byProject)[0]!.query.toString()).toBe('fromDate=2026-01-15&toDate=2026-12-31')
})

test.for([1280, 390])('at %i px every bar has the name of its project beside it', async (width) => {
  await page.viewport(width, 900)
  const network = statisticsNetwork()
  const type = { projectTypeName: 'Energía', projectTypeNameEn: 'Energy' }
  const sums = { invested: '1500.00', disinvested: '0.00', penalties: '0.00', count: 7 }
  const names = Array.from({ length: 10 }, (_, index) => `Rehabilitación ${index} de la antigua fábrica de hilaturas`)
  const projects = names.map((projectName, index) => ({ projectId: idOf(index + 1), projectName, ...type, ...sums }))
  network.on(api.statistics.byProject, () => ({ ...noSums, projects, projectCount: projects.length }))
  await open('/statistics?fromDate=2026-01-15&toDate=2026-12-31', network)
  const drawn = () =>
    [...document.querySelectorAll('.recharts-wrapper text')].map(({ textContent }) => textContent.replaceAll(/\s/g, ''))
  await expect
    .poll(() => names.filter((_name, index) => drawn().some((text) => text.startsWith(`Rehabilitación${index}`))))
    .toEqual(names)
})

test('the money in custody has a line and a column for each part, by the chosen grouping', async () => {
  const network = statisticsNetwork()
  network.on(api.statistics.custody, () => ({
    periods: [
      { period: '2026-01-01', wallets: '100.00', projects: '0.00', unassigned: '5.00', underWay: '-100.00' },
      { period: '2026-04-01', wallets: '80.00', projects: '20.00', unassigned: '0.00', underWay: '0.00' },
    ],
  }))
  const t = await open('/statistics?part=income&groupBy=quarter&fromDate=2026-01-01&toDate=2026-06-30', network)
  const section = page.getByRole('region', { name: t('statistics.custody.title'), exact: true }).first()
  await expect.poll(() => document.querySelectorAll('.recharts-line-curve').length).toBe(4)
  await section.getByText(t('common.asTable')).click()
  const row = section.getByRole('row').nth(1)
  const cells = row
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(cells).toEqual(['100,00 €', '0,00 €', '5,00 €', '−100,00 €'])
  expect(network.callsOf(api.statistics.custody).at(-1)!.query.toString()).toBe(
    'groupBy=quarter&fromDate=2026-01-01&toDate=2026-06-30',
  )
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
