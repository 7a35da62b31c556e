import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'
import { toAddress } from '../src/addresses.ts'
import { actions, groups } from '../src/menu.tsx'
import { OfficeLayout } from '../src/ui/layout/office-layout.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const SESSION_MS = 180_000

test('what the timers of an unused office read does not prolong its session, whose end is announced', async () => {
  const network = testNetwork()
  let usedAt = Date.now()
  const noteUse = (init?: RequestInit) => {
    if (!new Headers(init?.headers).has(BACKGROUND_HEADER)) usedAt = Date.now()
  }
  // The watch of the session calls it, the rest of the office the network.
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    noteUse(init)
    return Response.json({ stage: 'full', endsInSeconds: (usedAt + SESSION_MS - Date.now()) / 1000 })
  })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const t = await renderOffice(<OfficeLayout pages={{ groups, actions, toAddress }}>{null}</OfficeLayout>, {
    ...network,
    fetch(address, init) {
      noteUse(init)
      return network.fetch(address, init)
    },
  })
  const warning = page.getByRole('alert').getByText(t('backoffice.layout.sessionEnding'))
  await vi.advanceTimersByTimeAsync(80_000)
  expect(network.callsOf(api.tickets.list).length).toBeGreaterThan(1)
  expect(warning.elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(warning).toBeVisible()
})
