import { idOf } from '@cauce/client/testing/records.ts'
import type { Language } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { pick, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { defineIsland } from '../../../ui/island.tsx'
import { LatePayments } from './portfolio-page.tsx'
import { givenPayment } from './testing/payment.ts'
import type { News } from './portfolio.load.ts'

const Island = defineIsland(['portfolio'], LatePayments)
const late = givenPayment({ dueDate: '2026-11-01', daysLate: 19 })
const event = {
  timelineEventId: idOf(1),
  projectId: late.projectId,
  date: '2026-11-14',
  title: 'Pago aplazado',
  titleEn: 'Payment put off',
  description: 'El promotor pagará en diciembre',
  descriptionEn: 'The promoter will pay in December',
} as unknown as News

const show = (language: Language, change: Partial<News> = {}) =>
  render(
    <Island
      language={language}
      messages={pick(language, Island.nouns)}
      payments={[late]}
      projects={[]}
      news={[{ ...event, ...change }]}
    />,
  )
const date = formatDate(event.date)

test("the latest news is in the reader's language, if translated", async () => {
  await show('en')
  await expect.element(page.getByText('Payment put off', { exact: true })).not.toHaveAttribute('lang')
  await expect.element(page.getByText('The promoter will pay in December')).toBeVisible()
  await expect
    .element(page.getByText(translator('en')('portfolio.late.news', { date }), { exact: false }))
    .toBeVisible()
})

test('untranslated news says that it is in Spanish and has a lang attribute', async () => {
  await show('en', { titleEn: null, descriptionEn: '' })
  await expect.element(page.getByText('Pago aplazado', { exact: true })).toHaveAttribute('lang', 'es')
  await expect.element(page.getByText('El promotor pagará en diciembre')).toHaveAttribute('lang', 'es')
  await expect
    .element(page.getByText(translator('en')('portfolio.late.newsInSpanish', { date }), { exact: false }))
    .toBeVisible()
})
