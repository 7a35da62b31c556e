import { expect, test } from 'vitest'
import { isSessionOver } from './sessions.domain.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const limits = { sessionIdleMinutes: 30, sessionMaximumHours: 12 }

test.each([
  { title: 'just opened', createdAt: now, lastUsedAt: now, isOver: false },
  {
    title: 'at the end of both times',
    createdAt: new Date('2026-11-20T00:00:00.000Z'),
    lastUsedAt: new Date('2026-11-20T11:30:00.000Z'),
    isOver: false,
  },
  {
    title: 'not used for longer than the idle time',
    createdAt: now,
    lastUsedAt: new Date('2026-11-20T11:29:59.999Z'),
    isOver: true,
  },
  {
    title: 'open for longer than the maximum, though in use',
    createdAt: new Date('2026-11-19T23:59:59.999Z'),
    lastUsedAt: now,
    isOver: true,
  },
])('a session $title has ended: $isOver', ({ createdAt, lastUsedAt, isOver }) => {
  expect(isSessionOver({ createdAt, lastUsedAt }, limits, now)).toBe(isOver)
})
