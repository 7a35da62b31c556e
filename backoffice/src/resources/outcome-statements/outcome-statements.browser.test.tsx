import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, calendarYearOf } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { OutcomeStatementsCreate } from './outcome-statements.tsx'

const figures = {
  total: { loans: 23, defaults: 1, rate: 4.35 },
  categories: [
    { category: 'A' as const, loans: 9, defaults: 0, rate: 0, expectedRate: 1 },
    { category: 'C' as const, loans: 0, defaults: 0, rate: null, expectedRate: null },
  ],
}

test('the figures of the year that is typed are shown before they are published', async () => {
  const network = testNetwork()
  network.on(api.outcomeStatements.preview, () => figures)
  network.on(api.outcomeStatements.create, ({ body }) => ({
    outcomeStatementId: idOf(1),
    ...{ year: 2024, version: 1, figures, thresholdAmount: '100.00', thresholdShare: 1 },
    ...{ assumptions: 'x', assumptionsEn: null, correction: null, correctionEn: null },
    publishedAt: '2026-11-20T09:00:00.000Z',
    ...(body as object),
  }))
  const t = await renderOffice(<OutcomeStatementsCreate />, network, { resource: 'outcomeStatements' })
  const year = page.getByLabelText(t('outcomeStatements.fields.year'), { exact: false })
  await userEvent.fill(year, '20')
  expect(page.getByRole('table').elements()).toEqual([])
  await userEvent.fill(year, '2024')
  await expect.element(page.getByRole('row', { name: /9 0 0,00/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /23 1 4,35/ })).toBeVisible()
  expect(network.callsOf(api.outcomeStatements.preview).at(-1)!.query.get('year')).toBe('2024')
  const publish = page.getByRole('button', { name: t('outcomeStatements.createTitle') })
  await userEvent.fill(year, '2199')
  await publish.click()
  await expect.element(page.getByText(t('errors.required')).first()).toBeVisible()
  const maximum = calendarYearOf(new Date()) - 1
  await expect.element(year).toHaveAccessibleDescription(t('errors.number-too-large', { maximum }))
  await userEvent.fill(year, '2024')
  expect(network.callsOf(api.outcomeStatements.create)).toEqual([])
  const assumptions = `${t('outcomeStatements.fields.assumptions')} *`
  await userEvent.fill(page.getByLabelText(assumptions, { exact: true }), 'Préstamos con garantía')
  await publish.click()
  const body = { year: 2024, assumptions: 'Préstamos con garantía' }
  await expect.poll(() => network.callsOf(api.outcomeStatements.create)).toMatchObject([{ body }])
})
