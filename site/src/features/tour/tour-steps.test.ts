import { expect, test, afterEach, beforeEach, vi, describe } from 'vitest'
import { pageToOpen, stepAfter, stepsOf, type Tour } from './tour-steps.ts'
import { poll, POLL_LIMIT_MS, POLL_MS } from './poll.ts'

const tour: Tour = { step: 'welcome', projectUrl: 'ribera-del-turia', hasWallet: true }

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
  { step: 'walletButton', current: '/projects/', path: undefined },
  { step: 'walletPage', current: '/', path: '/user/profile?tab=wallet' },
  { step: 'walletPage', current: '/user/profile?tab=wallet', path: undefined },
  { step: 'projectsPage', current: '/user/profile?tab=wallet', path: '/projects/' },
  { step: 'projectCard', current: '/projects/?phase=Investment', path: undefined },
  { step: 'investDialog', current: '/projects/', path: '/projects/ribera-del-turia' },
  { step: 'investDialog', current: '/projects/ribera-del-turia', path: undefined },
] as const)('the step $step on $current opens $path', ({ step, current, path }) => {
  expect(pageToOpen({ ...tour, step }, current)).toBe(path)
})

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('asks every 500 ms until there is an answer', async () => {
    const ask = vi.fn<() => string | undefined>()
    ask.mockReturnValueOnce(undefined).mockReturnValueOnce(undefined).mockReturnValue('here')
    const answer = poll(ask)
    await vi.advanceTimersByTimeAsync(2 * POLL_MS)
    expect(await answer).toBe('here')
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('gives up after 72 s', async () => {
    const ask = vi.fn(() => undefined)
    const answer = poll(ask)
    await vi.advanceTimersByTimeAsync(POLL_LIMIT_MS + 10 * POLL_MS)
    expect(await answer).toBeUndefined()
    expect(ask).toHaveBeenCalledTimes(POLL_LIMIT_MS / POLL_MS + 1)
  })
})
