import { expect, test } from 'vitest'
import { decideRate } from './risk-rates.domain.ts'

const today = '2026-11-20'
test.each([
  { validFrom: '2024-01-01', latest: undefined, earliest: undefined },
  { validFrom: '2026-11-20', latest: '2024-01-01', earliest: undefined },
  { validFrom: '2026-11-19', latest: '2024-01-01', earliest: '2026-11-20' },
  { validFrom: '2026-11-20', latest: '2026-11-20', earliest: '2026-11-21' },
  { validFrom: '2027-01-01', latest: '2027-01-01', earliest: '2027-01-02' },
  { validFrom: '2027-01-02', latest: '2027-01-01', earliest: undefined },
])('a rate from $validFrom on, after one from $latest on: not before $earliest', ({ validFrom, latest, earliest }) => {
  const decision = decideRate(validFrom, latest, today)
  expect(decision).toEqual(
    earliest === undefined
      ? { ok: true, value: undefined }
      : { ok: false, refusal: { code: 'date-too-early', params: { earliest }, path: 'validFrom' } },
  )
})
