import { once } from 'node:events'
import { connect } from 'node:net'
import { given, type Person } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchActivities, type Activity } from '../activity.ts'
import { loggedApp } from '@cauce/testing/logged-app'

const logged = loggedApp()
const { world, log } = logged
let port: number
let person: Person
let begun = 0
let ended: Activity[] = []
const unwatch = watchActivities({ began: () => (begun += 1), ended: (activity) => ended.push(activity) })
beforeAll(async () => {
  port = Number(new URL(await logged.app.listen({ port: 0, host: '127.0.0.1' })).port)
  person = await given(world).person()
})
beforeEach(() => {
  begun = 0
  ended = []
})
afterAll(() => unwatch())

const file =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1'

test.each([
  { what: 'a call', address: '/v1/auth/login', type: 'application/json', part: '{"email":' },
  { what: 'an upload', address: '/v1/account/account-documents', type: 'multipart/form-data; boundary=x', part: file },
])('$what that the client aborts is not logged as a failure', async ({ address, type, part }) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${address} HTTP/1.1`,
    `Host: localhost`,
    `Cookie: session=${person.token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${part.length + 100}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  await expect.poll(() => begun).toBe(1)
  socket.resetAndDestroy()
  await expect.poll(() => ended.filter(({ kind }) => kind === 'request')).toHaveLength(1)
  expect(ended[0]!.facts.reason).toBeUndefined()
  expect(log.lines().filter(({ level }) => Number(level) >= 40)).toEqual([])
})
