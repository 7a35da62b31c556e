import { PHASES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { decideAlert } from './project-alerts.domain.ts'

test('an alert is possible only for announced projects that are not yet open', () => {
  expect(PHASES.filter((phase) => decideAlert(phase).ok)).toEqual(['Next_Opening', 'Preinvestment'])
  expect(decideAlert('Financed')).toEqual({
    ok: false,
    refusal: { code: 'state-forbids', params: { state: 'Financed' } },
  })
})
