import { expect, test } from 'vitest'
import { stageOf } from './email-changes.domain.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const asked = { createdAt: at('20T09:00:00.000'), confirmedAt: null }
const made = { ...asked, confirmedAt: at('20T09:30:00.000') }

test.each([
  { title: 'none', change: undefined, now: at('20T09:00:00'), stage: 'over' },
  { title: 'asked for within the hour', change: asked, now: at('20T09:59:59.999'), stage: 'asked' },
  { title: 'asked for an hour ago', change: asked, now: at('20T10:00:00.000'), stage: 'over' },
  { title: 'made within seven days', change: made, now: at('27T09:29:59.999'), stage: 'made' },
  { title: 'made seven days ago', change: made, now: at('27T09:30:00.000'), stage: 'over' },
])('a change of e-mail: $title', ({ change, now, stage }) => {
  expect(stageOf(change, now)).toBe(stage)
})
