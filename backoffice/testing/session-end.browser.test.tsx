import { useGetList } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'
import { SessionEnd } from '../src/ui/layout/office-layout.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const MINUTE_MS = 60_000
/** As the network of the test answers. */
const SESSION_MS = 30 * MINUTE_MS

/** As the counts of the menu do. */
function ReadEveryMinute() {
  useGetList('tickets', undefined, { refetchInterval: MINUTE_MS })
  return null
}

test('what the timers of an unused office read does not prolong its session, whose end is announced', async () => {
  const network = testNetwork()
  let usedAt = Date.now()
  const noteUse = (call?: Request | RequestInit) => {
    if (!new Headers(call?.headers).has(BACKGROUND_HEADER)) usedAt = Date.now()
  }
  // The watch of the session calls it, the rest of the office the network.
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    noteUse(init)
    return Response.json({ stage: 'full', endsInSeconds: (usedAt + SESSION_MS - Date.now()) / 1000 })
  })
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const fetchInSession: typeof fetch = (request) => {
    noteUse(request as Request)
    return network.fetch(request)
  }
  const office = (
    <>
      <SessionEnd />
      <ReadEveryMinute />
    </>
  )
  const t = await renderOffice(office, { ...network, fetch: fetchInSession })
  const warning = page.getByRole('alert').getByText(t('backoffice.layout.sessionEnding'))
  const readings = () => network.callsOf(api.tickets.list).length
  for (const number of [1, 2, 3]) {
    await expect.poll(readings).toBeGreaterThanOrEqual(number)
    expect(warning.elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
  }
  await vi.advanceTimersByTimeAsync(26 * MINUTE_MS)
  await expect.element(warning).toBeVisible()
})
