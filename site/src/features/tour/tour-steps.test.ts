import { expect, test } from 'vitest'
import { pageToOpen, stepAfter, stepsOf, TOUR_STEPS, type Tour } from './tour-steps.ts'

const tour: Tour = { step: 'welcome', projectUrl: 'ribera-del-turia', hasWallet: true }

test('an investor is shown all seven steps in the order of handbook rule 13.21', () => {
  expect(stepsOf(tour)).toEqual([...TOUR_STEPS])
})

test('without a wallet the tour skips its steps, and without a project the dialog', () => {
  expect(stepsOf({ ...tour, hasWallet: false })).toEqual([
    'welcome',
    'projectsButton',
    'projectsPage',
    'projectCard',
    'investDialog',
  ])
  expect(stepsOf({ ...tour, projectUrl: undefined }).at(-1)).toBe('projectCard')
})

test('goes forwards and backwards, and ends at both ends', () => {
  expect(stepAfter(tour, 1)).toBe('walletButton')
  expect(stepAfter(tour, -1)).toBeUndefined()
  expect(stepAfter({ ...tour, step: 'investDialog' }, 1)).toBeUndefined()
  expect(stepAfter({ ...tour, step: 'projectsButton', hasWallet: false }, -1)).toBe('welcome')
})

test.each([
  { step: 'welcome', current: '/legal', path: undefined },
  { step: 'walletButton', current: '/projects/', path: undefined },
  { step: 'walletPage', current: '/', path: '/user/profile?tab=wallet' },
  { step: 'walletPage', current: '/user/profile?tab=wallet', path: undefined },
  { step: 'projectsButton', current: '/user/profile?tab=wallet', path: undefined },
  { step: 'projectsPage', current: '/user/profile?tab=wallet', path: '/projects/' },
  { step: 'projectCard', current: '/projects/?phase=Investment', path: undefined },
  { step: 'investDialog', current: '/projects/', path: '/projects/ribera-del-turia' },
  { step: 'investDialog', current: '/projects/ribera-del-turia', path: undefined },
] as const)('the step $step on $current opens $path', ({ step, current, path }) => {
  expect(pageToOpen({ ...tour, step }, current)).toBe(path)
})
