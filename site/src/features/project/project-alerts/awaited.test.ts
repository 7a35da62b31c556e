import { expect, it } from 'vitest'
import { awaitedOf } from './awaited.ts'

it.each([
  ['Next_Opening', { projectId: 'one' }],
  ['Preinvestment', { projectId: 'one' }],
  ['Investment', undefined],
  ['Financed', { projectId: null }],
  ['Closed', { projectId: null }],
] as const)('beside a project in %s one waits for %o', (phaseName, awaited) => {
  expect(awaitedOf({ phaseName, projectId: 'one' })).toEqual(awaited)
})
