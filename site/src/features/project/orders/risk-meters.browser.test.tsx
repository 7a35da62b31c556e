import { pick, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { defineIsland } from '../../../ui/island.tsx'
import type { Offer } from './large-order-checks.ts'
import { RiskMeters } from './risk-consent.tsx'

const t = translator('es')
const offer = (part: Partial<Offer>): Offer => ({
  threshold: 100_000n,
  result: null,
  held: 60_000n,
  knowledge: 'sufficient' as const,
  isUnderstandingShown: true,
  isWarningOwed: false,
  investorClass: 'nonSophisticated',
  ...part,
})
const Shown = defineIsland(['riskWarning'], RiskMeters)
const show = (one: Offer, onPlatform?: { invested: bigint; total: bigint }) =>
  render(
    <Shown language="es" messages={pick('es', Shown.nouns)} offer={one} inProject={120_000n} onPlatform={onPlatform} />,
  )
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('.risk-meter')].map(({ style, childElementCount }) => ({
    ...Object.fromEntries(['before', 'total', 'mark'].map((name) => [name, style.getPropertyValue(`--${name}`)])),
    strokes: childElementCount,
  }))

test('the project alone fills its bar, and the stroke stands at the threshold', async () => {
  await show(offer({}))
  await expect.element(page.getByText(t('riskWarning.large.meters.mark'))).toBeVisible()
  expect(drawn()).toEqual([{ before: '50%', total: '100%', mark: '83.33%', strokes: 1 }])
})

test('both bars have the scale of the larger total, each with its own mark', async () => {
  await show(offer({ result: { amount: 240_000n, day: '2026-11-20' } }), { invested: 360_000n, total: 480_000n })
  await expect.element(page.getByText(t('riskWarning.large.meters.marks'))).toBeVisible()
  expect(drawn()).toEqual([
    { before: '12.5%', total: '25%', mark: '20.83%', strokes: 1 },
    { before: '75%', total: '100%', mark: '50%', strokes: 1 },
  ])
})

test('a mark beyond the scale is not drawn', async () => {
  await show(offer({ result: { amount: 900_000n, day: '2026-11-20' } }), { invested: 360_000n, total: 480_000n })
  await expect.element(page.getByText(t('riskWarning.large.meters.marks'))).toBeVisible()
  expect(drawn().map(({ strokes }) => strokes)).toEqual([1, 0])
})
