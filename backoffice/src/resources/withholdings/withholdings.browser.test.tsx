import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { Withholdings, useQuarterAddress } from './withholdings.tsx'

const line = { form: '123', reason: 'residentIndividual', rate: 19, investorCount: 7 } as const
const report = {
  checkedAt: '2026-11-20T09:00:00.000Z',
  balance: '300.50',
  toDeduct: '0.00',
  total: 2,
  years: [2026],
  data: [
    {
      ...{ fromDay: '2026-10-01', toDay: '2026-12-31', dueBy: '2027-01-20' },
      ...{ lines: [], withheld: '0.00', unpaidInterest: '1112.50', isOver: false },
      ...{ open: '0.00', underWay: '0.00', handedOver: '0.00', credited: '0.00', reversed: '0.00', handovers: [] },
    },
    {
      ...{
        fromDay: '2026-07-01',
        toDay: '2026-09-30',
        dueBy: '2026-10-20',
        withheld: '300.50',
        unpaidInterest: '0.00',
      },
      ...{ isOver: true, open: '200.50', underWay: '100.00', handedOver: '0.00', credited: '0.00', reversed: '0.00' },
      handovers: [
        {
          handoverId: idOf(1),
          fromDay: '2026-07-01',
          agent: 'platform' as const,
          form: '123' as const,
          projectId: null,
          projectName: null,
          ...{ amount: '100.00', credited: '0.00', reversed: '0.00' },
          paymentId: idOf(2),
          paymentState: 'queued' as const,
          createdAt: '2026-10-02T09:00:00.000Z',
        },
      ],
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
  network.on(api.withholdings.list, () => report)
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

test('what is open of a quarter that is over is handed over once its consequence was read, and the page shows it', async () => {
  const network = testNetwork()
  network.on(api.withholdings.list, () => report)
  const [present, over] = report.data
  const done = { ...over!, open: '0.00', underWay: '300.50' }
  network.on(api.withholdings.payOver, () => {
    const after = { ...report, data: [present!, done] }
    network.on(api.withholdings.list, () => after)
    return done
  })
  const t = await renderOffice(<Withholdings />, network)
  const period = { quarter: t('withholdings.quarters.third', { year: '2026' }) }
  const said = (name: 'open' | 'underWay', amount: string) =>
    page.getByText(`${t(`withholdings.${name}`)}: ${formatMoney(amount)}`, { exact: false })
  await expect.element(said('open', '200.50')).toBeVisible()
  const late = t('withholdings.overdue', { date: '20/10/2026', amount: formatMoney('300.50') })
  await expect.element(page.getByText(late)).toBeVisible()
  await expect.element(page.getByRole('row', { name: new RegExp(t('payments.state.queued')) })).toBeVisible()
  const button = page.getByRole('button', { name: t('withholdings.handOverOf', period) })
  await expect.poll(() => button.elements()).toHaveLength(1)
  await button.click()
  const dialog = page.getByRole('dialog')
  const consequence = t('withholdings.handOverAbout', { amount: formatMoney('200.50') })
  await expect.element(dialog.getByText(consequence)).toBeVisible()
  await dialog.getByRole('button', { name: t('withholdings.handOver'), exact: true }).click()
  await expect.element(said('underWay', '300.50')).toBeVisible()
  expect(network.callsOf(api.withholdings.payOver)).toMatchObject([{ body: { fromDay: '2026-07-01' } }])
  expect(button.elements()).toEqual([])
})

function quartersOn(network: ReturnType<typeof testNetwork>) {
  const years = Array.from({ length: 10 }, (_, index) => 2026 - index)
  network.on(api.withholdings.list, ({ query }) => {
    const matching = years
      .flatMap((year) => [4, 3, 2, 1].map((number) => ({ year, number })))
      .filter(({ year }) => !query.has('year') || year === Number(query.get('year')))
      .filter(({ number }) => !query.has('quarter') || number === Number(query.get('quarter')))
    const [skip, take] = [Number(query.get('skip')), Number(query.get('take'))]
    const data = matching.slice(skip, skip + take).map(({ year, number }) => ({
      ...report.data[0]!,
      fromDay: `${year}-${String(number * 3 - 2).padStart(2, '0')}-01`,
    }))
    return { ...report, data, total: matching.length, years }
  })
}
const askedOf = (network: ReturnType<typeof testNetwork>) =>
  Object.fromEntries(network.callsOf(api.withholdings.list).at(-1)!.query)
const firstOf = (day: string) => page.getByRole('heading', { level: 2, name: new RegExp(`^\\D*${day}`) })

test('quarters are asked for by year and number, page by page, and the address keeps it', async () => {
  const network = testNetwork()
  quartersOn(network)
  const t = await renderOffice(<Withholdings />, network)
  const choose = async (name: 'year' | 'quarter', words: string) => {
    await page.getByRole('combobox', { name: t(`withholdings.filter.${name}`) }).click()
    await page.getByRole('option', { name: words, exact: true }).click()
  }
  await expect.element(firstOf('01/10/2026')).toBeVisible()
  await page.getByRole('button', { name: t('reactAdmin.navigation.next') }).click()
  await expect.element(firstOf('01/10/2024')).toBeVisible()
  expect(firstOf('01/10/2026').elements()).toEqual([])
  // Another choice begins at its first page.
  await choose('quarter', t('withholdings.quarterOf', { number: 3 }))
  await expect.element(firstOf('01/07/2026')).toBeVisible()
  await choose('year', '2019')
  await expect.element(firstOf('01/07/2019')).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
  expect(askedOf(network)).toEqual({ year: '2019', quarter: '3', skip: '0', take: '8' })
})

test('an address that asks for nothing that there is shows what there is, or says that there is none', async () => {
  const network = testNetwork()
  quartersOn(network)
  const path = '/withholdings?year=2003&quarter=9&page=x'
  const t = await renderOffice(
    <>
      <Withholdings />
      <Address />
    </>,
    network,
    { path },
  )
  await expect.element(address).toHaveTextContent('?year=2003')
  await expect.element(page.getByText(t('withholdings.noneMatch'))).toBeVisible()
  expect(askedOf(network)).toEqual({ year: '2003', skip: '0', take: '8' })
})

function Choices() {
  const { choose } = useQuarterAddress()
  return (
    <>
      <button onClick={() => choose('year', '2025')}>Year</button>
      <button onClick={() => choose('quarter', '2')}>Quarter</button>
      <Address />
    </>
  )
}

test('a second choice that follows at once keeps the first', async () => {
  await renderOffice(<Choices />, testNetwork())
  for (const name of ['Year', 'Quarter']) (page.getByRole('button', { name }).element() as HTMLElement).click()
  await expect.element(address).toHaveTextContent('?year=2025&quarter=2')
})
