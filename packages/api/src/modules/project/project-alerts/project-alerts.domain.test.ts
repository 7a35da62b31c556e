import { PHASES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { decideAlert } from './project-alerts.domain.ts'

test('only what is announced and not yet open can be awaited', () => {
  expect(PHASES.filter((phase) => decideAlert(phase).ok)).toEqual(['Next_Opening', 'Preinvestment'])
  expect(decideAlert('Financed')).toEqual({
    ok: false,
    refusal: { code: 'state-forbids', params: { state: 'Financed' } },
  })
})
