import { expect, it } from 'vitest'
import { awaitedOf } from './project-alerts.server.ts'

it.each([
  { phaseName: 'Next_Opening', awaited: { projectId: 'one' } },
  { phaseName: 'Preinvestment', awaited: { projectId: 'one' } },
  { phaseName: 'Investment', awaited: undefined },
  { phaseName: 'Financed', awaited: { projectId: null } },
  { phaseName: 'Closed', awaited: { projectId: null } },
] as const)('beside a project in $phaseName the reader can wait for $awaited', ({ phaseName, awaited }) => {
  expect(awaitedOf({ phaseName, projectId: 'one' })).toEqual(awaited)
})
