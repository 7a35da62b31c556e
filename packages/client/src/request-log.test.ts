import { expect, test } from 'vitest'
import { createRequestLog, type LoggedAnswer } from './request-log.ts'

const answer = (status: number): LoggedAnswer => ({
  method: 'GET',
  url: '/v1/support/tickets',
  status,
  at: '2026-11-20T09:30:00.000Z',
  durationMs: 12,
})
const statusesOf = (log: { latest(): readonly LoggedAnswer[] }) => log.latest().map(({ status }) => status)

/** Outlives its pages. */
function tab() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
}

test('the latest 20 answers are kept, oldest first (handbook rule 9.8)', () => {
  const log = createRequestLog()
  for (let status = 1; status <= 25; status++) log.add(answer(status))
  expect(statusesOf(log)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
})

test('the entries survive a page load', () => {
  const storage = tab()
  createRequestLog({ storage }).add(answer(200))
  const next = createRequestLog({ storage })
  next.add(answer(500))
  expect(statusesOf(next)).toEqual([200, 500])
})

test('the log is empty for the next person who logs in on the same tab', () => {
  const storage = tab()
  const log = createRequestLog({ storage })
  log.belongTo('Lucía')
  log.add(answer(200))
  log.belongTo('Lucía')
  expect(statusesOf(log)).toEqual([200])
  createRequestLog({ storage }).belongTo('Xoan')
  expect(statusesOf(log)).toEqual([])
})

test('without usable session storage the log still works within the page', () => {
  const forbidden = () => {
    throw new Error('The storage is forbidden')
  }
  const log = createRequestLog({ storage: { getItem: forbidden, setItem: forbidden } })
  log.add(answer(200))
  expect(statusesOf(log)).toEqual([200])
  for (const text of ['{', '{}', 'null', '{"answers":"many"}']) {
    const spoilt = createRequestLog({ storage: { getItem: () => text, setItem: () => {} } })
    spoilt.add(answer(404))
    expect(statusesOf(spoilt)).toEqual([404])
  }
})

test('on the server the log stays empty, because it serves all users', async () => {
  const { requestLog } = await import('./request-log.ts')
  requestLog.add(answer(200))
  expect(statusesOf(requestLog)).toEqual([])
})
