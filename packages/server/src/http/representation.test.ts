import { describe, expect, test } from 'vitest'
import { chooseCoding, etagOf, ready, type Representation } from './representation.ts'
import { answerOf } from './answer.fixture.ts'

const identity = Buffer.from('plain bytes')
const sent: Representation = {
  etag: etagOf(identity),
  headers: { 'content-type': 'text/html', vary: 'Cookie' },
  identity,
  coded: { br: Buffer.from('b'), gzip: Buffer.from('gz') },
}

describe('the coding', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['gzip;q=0.5, br;q=1.0', 'br'],
    ['bra', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %s is %s', (header, coding) => {
    expect(chooseCoding(header, sent.coded)).toBe(coding)
  })
  test('is the plain one while the others are not made yet', () => {
    expect(chooseCoding('br, gzip', {})).toBeUndefined()
  })
})

test('the bytes, their length, their coding and what they depend on go out together', async () => {
  const answer = await answerOf(sent, { 'accept-encoding': 'gzip' })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': '2',
    'content-type': 'text/html',
    vary: 'Cookie, Accept-Encoding',
    etag: sent.etag,
  })
  expect(answer.body).toBe('gz')
})

test.each([
  ['the same tag', (etag: string) => etag],
  ['any tag', () => '*'],
  ['a list with the tag', (etag: string) => `"other", ${etag}`],
  ['the tag as a strong one', (etag: string) => etag.slice(2)],
])('a client that knows %s gets 304 without bytes', async (_, header) => {
  const answer = await answerOf(sent, { 'if-none-match': header(sent.etag) })
  expect(answer).toMatchObject({ status: 304, body: '' })
  expect(answer.headers['etag']).toBe(sent.etag)
})

test('a client that knows an earlier one gets the bytes', async () => {
  expect(await answerOf(sent, { 'if-none-match': 'W/"earlier"' })).toMatchObject({ status: 200, body: 'plain bytes' })
})

test.each([
  ['short', 256],
  ['long', 100_000],
])('every byte of something %s goes out as it is, however it is kept', async (_, length) => {
  const bytes = Buffer.from(Array.from({ length }, (__, index) => index % 256))
  const answer = await answerOf({ ...sent, coded: { br: ready(bytes) } }, { 'accept-encoding': 'br' })
  expect(answer.headers['content-length']).toBe(String(length))
  expect(answer.bytes.equals(bytes)).toBe(true)
})

test('HEAD gets the headers alone', async () => {
  const answer = await answerOf(sent, {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe(String(identity.length))
})
