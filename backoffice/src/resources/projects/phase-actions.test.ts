import { expect, it } from 'vitest'
import { projectLifecycle } from '@cauce/contract'
import { PHASE_ACTIONS } from './phase-actions.tsx'

it('offers a button for each change of phase that the lifecycle leaves to people', () => {
  const byPeople = Object.entries(projectLifecycle.transitions)
    .filter(([, { permission }]) => permission === 'projects.changePhase')
    .map(([action]) => action)
  expect([...PHASE_ACTIONS].toSorted()).toEqual(byPeople.toSorted())
})
