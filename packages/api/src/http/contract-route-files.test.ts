import { Refusal } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { KeptUpload, Upload } from './bind.ts'
import { EncodedAnswer } from './contract-route.ts'
import { actorOf, recorded, Said, startThings, thing } from './testing/things.ts'

const fileOf = (text: string, part = 'file') => ({ part, file: new File([text], 'a.txt') })
const part = { kinds: ['txt'], description: 'A file.' } as const
const upload = thing({
  method: 'POST',
  path: '/v1/things/{id}',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ draft: z.boolean().optional() }),
  body: z.strictObject({ amount: z.string().transform(BigInt).optional() }),
  files: { file: part, other: part },
  output: Said,
  isIdempotent: true,
})
const input = { params: { id: '1' } }

describe('the bytes of a file', () => {
  const refuse = () => {
    throw new Refusal({ code: 'own-account' })
  }
  const fail = () => {
    throw new Error('after the commit, perhaps')
  }
  test.each<[string, () => unknown, string, number, string[]]>([
    [
      'are removed after a successful call if no record references them',
      () => ({ said: '' }),
      '{"a":1}',
      201,
      ['kept', 'forgotten'],
    ],
    ['are removed after a refusal', refuse, '{"a":1}', 409, ['kept', 'forgotten']],
    ['are removed after a replay', () => new EncodedAnswer('{}'), '{"a":1}', 201, ['kept', 'forgotten']],
    ['are left after any other failure', fail, '{"a":1}', 500, ['kept']],
    ['are stored only if there are any', () => ({ said: '' }), '', 201, []],
  ])('%s', async (_name, answer, text, status, expected) => {
    const done: string[] = []
    const { route, calls } = recorded(upload, answer)
    const note = (what: string) => async (uploads: readonly Upload[]) => {
      done.push(...uploads.map(() => what))
      return uploads.map((one) => ({ ...one, fileId: 'f1' })) as KeptUpload[]
    }
    const uploads = {
      keep: note('kept'),
      forgetUnused: async (kept: readonly Upload[]) => void (await note('forgotten')(kept)),
    }
    const things = await startThings([route], { uploads })
    const files = text === '' ? [] : [fileOf(text)]
    expect((await things.call(upload, { ...input, files })).statusCode).toBe(status)
    expect(done).toEqual(expected)
    expect(calls[0]!.files.map(({ fileId, name }) => [fileId, name])).toEqual(files.map(() => ['f1', 'a.txt']))
  })

  test('are refused without the required file', async () => {
    const needing = { ...upload, files: { file: { ...part, isRequired: true } } }
    const { route, calls } = recorded(needing)
    const { body } = await (await startThings([route])).call(needing, input)
    expect([body.errors, calls]).toEqual([[expect.objectContaining({ path: 'file', code: 'required' })], []])
  })
})

async function keysOf(...sent: (Parameters<Awaited<ReturnType<typeof startThings>>['call']>[1] & object)[]) {
  const { route, calls } = recorded(upload)
  const things = await startThings([route])
  for (const each of sent) await things.call(upload, { ...input, ...each }, { 'idempotency-key': 'key-of-call' })
  return calls.map(({ idempotency }) => idempotency)
}

test('a key covers the person, the call and everything sent', async () => {
  const keys = await keysOf(
    {},
    { params: { id: '2' } },
    { query: { draft: 'true' } },
    { body: { amount: '5' } },
    { body: { amount: '6' } },
    { files: [fileOf('{"a":1}')] },
    { files: [fileOf('{"a":2}')] },
    { files: [fileOf('{"a":1}', 'other')] },
  )
  expect(new Set(keys.map((key) => key!.bodyHash)).size).toBe(8)
  expect(keys[0]).toEqual({
    key: 'key-of-call',
    userId: 'u1',
    route: 'POST /v1/things/{id}',
    bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const same = { query: { draft: 'true' }, files: [fileOf('{"a":1}')] }
  const [one, other] = await keysOf(same, same)
  expect(one).toEqual(other)
})

describe('an Idempotency-Key', () => {
  const free = { ...upload, isIdempotent: false }
  const open = { ...upload, permission: 'settings.read' } as const
  test.each([
    { name: 'of 8 characters', key: '12345678', endpoint: upload, expected: '12345678' },
    { name: 'of 200 characters', key: '~'.repeat(200), endpoint: upload, expected: '~'.repeat(200) },
    { name: 'of 7 characters', key: '1234567', endpoint: upload, expected: 'idempotency-key-invalid' },
    { name: 'of 201 characters', key: '!'.repeat(201), endpoint: upload, expected: 'idempotency-key-invalid' },
    { name: 'with a space', key: '1234 5678', endpoint: upload, expected: 'idempotency-key-invalid' },
    { name: 'that is missing', key: undefined, endpoint: upload, expected: 'no key' },
    { name: 'of a call that takes none', key: '1 2', endpoint: free, expected: 'no key' },
    { name: 'of a visitor', key: '1 2', endpoint: open, expected: 'no key' },
  ])('$name', async ({ key, endpoint, expected }) => {
    const { route, calls } = recorded(endpoint)
    const actor = actorOf(endpoint === open ? 'visitor' : 'user')
    const things = await startThings([route], { actor })
    const answer = await things.call(endpoint, input, key === undefined ? {} : { 'idempotency-key': key })
    expect(answer.body.code ?? calls[0]!.idempotency?.key ?? 'no key').toBe(expected)
  })
})
