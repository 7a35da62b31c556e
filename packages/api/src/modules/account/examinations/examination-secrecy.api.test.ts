import { allEndpoints, type Endpoint } from '@cauce/contract'
import { CATALOGUE_IDS, given, testWorld, type Person } from '@cauce/testing'
import { urlOf } from '@cauce/testing/contract-requests'
import { examiner } from '@cauce/testing/given-examinations'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * Tipping-off (Ley 10/2010, article 24): every reading call, by every kind of person, answers the same bytes before an
 * examination begins and after it ends.
 */
const { app, world } = testWorld()
let readers: Readonly<
  Record<'the customer' | 'the manager' | 'another administrator' | 'a visitor', Person | undefined>
>
const before = new Map<string, string>()
let answers: ReadonlyMap<string, string>
let copyBefore: string

const WORD = 'quiosco'
const WORDS = [WORD, 'F19-2026-77', 'Revisión del trimestre']
const reads = allEndpoints.filter(({ method, operation }) => method === 'GET' && operation !== 'issuedDocuments.url')

const paramsOf = ({ operation, params }: Endpoint) => {
  const noun = operation.split('.')[0]!
  const ids: Readonly<Record<string, string>> = { ...CATALOGUE_IDS, ...world.ids }
  return Object.fromEntries(
    Object.keys(params?.shape ?? {}).map((name) => [
      name,
      ids[`${operation}.${name}`] ?? ids[`${noun}.${name}`] ?? name,
    ]),
  )
}

async function allAnswers(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const [who, reader] of Object.entries(readers))
    for (const endpoint of reads) {
      const params = paramsOf(endpoint)
      for (const query of queriesOf(endpoint)) {
        const url = urlOf(endpoint, { params, query })
        const cookies = reader && { session: reader.token }
        const { statusCode, payload } = await app.app.inject({ url, ...(cookies && { cookies }) })
        all.set(`${who}: ${url}`, `${statusCode} ${withoutRequestId(payload)}`)
      }
    }
  return all
}

const withoutRequestId = (payload: string) => payload.replaceAll(/"requestId":"[^"]*"/g, '')

function queriesOf({ query }: Endpoint): Readonly<Record<string, string>>[] {
  const names = Object.keys(query?.shape ?? {})
  const texts = ['multiSearch', 'search', 'name', 'text', 'reason', 'title'].filter((name) => names.includes(name))
  return [
    {},
    ...(names.includes('userId') ? [{ userId: world.customer.userId }] : []),
    ...texts.map((name) => ({ [name]: WORD })),
  ]
}

async function copyOfAllData(): Promise<string> {
  const { client, token } = world.customer
  await client.POST('/v1/account/data-exports')
  await app.runJobs()
  const { data } = await client.POST('/v1/account/data-exports/url')
  const { rawPayload } = await app.app.inject({ method: 'GET', url: data!.url, cookies: { session: token } })
  return Object.values(unzipSync(new Uint8Array(rawPayload)))
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}

beforeAll(async () => {
  const one = await given(app).administrator()
  await examiner(app, one)
  readers = {
    'the customer': world.customer,
    'the manager': world.manager,
    'another administrator': await given(app).administrator(),
    'a visitor': undefined,
  }
  copyBefore = await copyOfAllData()
  // The first round may leave its own traces, such as a session's last use.
  await allAnswers()
  for (const [address, answer] of await allAnswers()) before.set(address, answer)
  const path = '/v1/account/examinations'
  const { data } = await one.client.POST(path, {
    body: { userId: world.customer.userId, reason: `Ingresos del ${WORD}` },
  })
  const params = { path: { id: data!.examinationId } }
  await one.client.POST(`${path}/{id}/findings`, { params, body: { text: `Facturas del ${WORD}` } })
  await one.client.GET(`${path}/{id}`, { params })
  await one.client.POST(`${path}/{id}/conclude`, {
    params,
    body: { text: 'Hay indicios', isReported: true, reportedOn: '2026-11-20', reportReference: 'F19-2026-77' },
  })
  await app.runJobs()
  answers = await allAnswers()
  // Reads everything three times.
}, 240_000)

test('every read call was answered for each kind of person', () => {
  expect(answers.size).toBeGreaterThan(reads.length * 4)
  const served = [...answers].filter(([, answer]) => answer.startsWith('200'))
  expect(served.length).toBeGreaterThan(reads.length)
})

test('an examination changes no answer to the customer, the manager, another administrator or a visitor', () => {
  const changed = [...answers].filter(([address, answer]) => before.get(address) !== answer)
  expect(changed.map(([address]) => address)).toEqual([])
})

describe.each(['the customer', 'the manager', 'a visitor'] as const)('%s', (who) => {
  test('finds no mention of an examination in any answer', () => {
    const told = [...answers].filter(([address, answer]) => address.startsWith(who) && /examin(ation|er)/i.test(answer))
    expect(told.filter(([, answer]) => answer.startsWith('2')).map(([address]) => address)).toEqual([])
  })
})

test('another administrator can only read who asked for access', () => {
  const told = [...answers]
    .filter(([address]) => address.startsWith('another administrator'))
    .filter(([, answer]) => WORDS.some((word) => answer.includes(word)))
  expect(told.map(([address]) => address)).toEqual(['another administrator: /v1/account/examination-accesses'])
})

test("the customer's copy of all their data does not mention the examination", async () => {
  const copy = await copyOfAllData()
  expect(copy.length).toBeGreaterThan(copyBefore.length / 2)
  expect(WORDS.filter((word) => copy.includes(word))).toEqual([])
  expect(copy).not.toMatch(/examination/i)
})
