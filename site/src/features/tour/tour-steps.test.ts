import { expect, test } from 'vitest'
import { pageToOpen, stepAfter, stepsOf, TOUR_STEPS, type Tour } from './tour-steps.ts'

const tour: Tour = { step: 'welcome', projectUrl: 'ribera-del-turia', hasWallet: true }

test('an investor is shown all seven steps in the order of handbook rule 13.21', () => {
  expect(stepsOf(tour)).toEqual([...TOUR_STEPS])
})

test('who has no wallet hears nothing of one, and without a project there is no dialog to show', () => {
  expect(stepsOf({ ...tour, hasWallet: false })).toEqual([
    'welcome',
    'projectsButton',
    'projectsPage',
    'projectCard',
    'investDialog',
  ])
  expect(stepsOf({ ...tour, projectUrl: undefined }).at(-1)).toBe('projectCard')
})

test('goes on and back, and ends at both ends', () => {
  expect(stepAfter(tour, 1)).toBe('walletButton')
  expect(stepAfter(tour, -1)).toBeUndefined()
  expect(stepAfter({ ...tour, step: 'investDialog' }, 1)).toBeUndefined()
  expect(stepAfter({ ...tour, step: 'projectsButton', hasWallet: false }, -1)).toBe('welcome')
})

test.each([
  ['welcome', '/legal', undefined],
  ['walletButton', '/projects/', undefined],
  ['walletPage', '/', '/user/profile?tab=wallet'],
  ['walletPage', '/user/profile?tab=wallet', undefined],
  ['projectsButton', '/user/profile?tab=wallet', undefined],
  ['projectsPage', '/user/profile?tab=wallet', '/projects/'],
  ['projectCard', '/projects/?phase=Investment', undefined],
  ['investDialog', '/projects/', '/projects/ribera-del-turia'],
  ['investDialog', '/projects/ribera-del-turia', undefined],
] as const)('the step %s on %s opens %s', (step, current, path) => {
  expect(pageToOpen({ ...tour, step }, current)).toBe(path)
})
