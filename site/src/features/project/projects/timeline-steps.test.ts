import { translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { troubleSteps } from './timeline-steps.ts'

const calm = { irregularity: null, loanState: 'onTime', daysLate: 0, defaultedOn: null, loanDefault: null } as const
type Troubled = Parameters<typeof troubleSteps>[0]
const error: NonNullable<Troubled['irregularity']> = {
  ...{ irregularityId: 'i', irregularity: 'La hipoteca no es la primera.', irregularityEn: null, differences: [] },
  ...{ steps: 'Se pide otra nota.', stepsEn: null, correction: null, correctionEn: null },
  ...{ lastDay: '2026-12-25', revocableUntil: '2026-11-29T23:00:00.000Z', endedAt: null },
  ...{ state: 'suspended', suspendedAt: '2026-11-25T08:40:00.000Z' },
}
const corrected = { ...error, state: 'corrected', correction: 'Consta.', endedAt: '2026-11-26T09:00:00.000Z' } as const

test.each<{ what: string; project: Troubled; steps: unknown[] }>([
  { what: 'nothing of a loan that pays', project: calm, steps: [] },
  {
    what: 'a suspension that lasts, and why',
    project: { ...calm, irregularity: error },
    steps: [[error.suspendedAt, 'late', error.irregularity]],
  },
  {
    what: 'that the offer goes on, and what was corrected',
    project: { ...calm, irregularity: corrected },
    steps: [
      [error.suspendedAt, 'done', error.irregularity],
      [corrected.endedAt, 'done', 'Consta.'],
    ],
  },
  {
    what: 'since when a payment is late, the default and the loss, with their dates and reasons',
    project: {
      ...{ ...calm, loanState: 'lost', daysLate: 100, defaultedOn: '2026-11-18' },
      loanDefault: { reason: 'Concurso.', endedOn: '2026-11-26', endReason: 'Sin masa activa.' },
    },
    steps: [
      ['2026-08-19', 'late', expect.any(String)],
      ['2026-11-18', 'late', expect.stringMatching(/improbable.* Concurso\.$/)],
      ['2026-11-26', 'late', expect.stringMatching(/Sin masa activa\.$/)],
    ],
  },
  {
    what: 'a default that follows from the days',
    project: {
      ...{ ...calm, loanState: 'inDefault', defaultedOn: '2026-11-18' },
      loanDefault: { reason: null, endedOn: null, endReason: null },
    },
    steps: [['2026-11-18', 'late', expect.stringContaining('más de 90 días')]],
  },
])('the timeline tells $what', ({ project, steps }) => {
  const told = troubleSteps(project, translator('es'), { today: '2026-11-27', language: 'es' })
  const wordsOf = (about: (typeof told)[number]['about']) => [about?.text, about?.quote?.text].filter(Boolean).join(' ')
  expect(told.map(({ at, mark, about }) => [at, mark, wordsOf(about)])).toEqual(steps)
})

test('the reason of a default is marked as Spanish for an English reader', () => {
  const loanDefault = { reason: 'Concurso.', endedOn: null, endReason: null }
  const project = { ...calm, loanState: 'inDefault', defaultedOn: '2026-11-18', loanDefault } as const
  const [step] = troubleSteps(project, translator('en'), { today: '2026-11-27', language: 'en' })
  expect(step!.about).toMatchObject({
    text: expect.stringContaining('in Spanish only'),
    quote: { text: 'Concurso.', lang: 'es' },
  })
})
