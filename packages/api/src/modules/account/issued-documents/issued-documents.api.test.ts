import { createHash } from 'node:crypto'
import { calendarDateOf } from '@cauce/contract'
import { given, testApp, type Person, placeOrder } from '@cauce/testing'
import { companyBody } from '@cauce/testing/given-configuration'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { issueDocuments, issueEndedPeriods } from '../../../flows/issue-documents/index.ts'

const app = testApp({}, { areParametersFixed: false, isIssuing: true })

const path = '/v1/account/issued-documents'
type Reader = Pick<Person, 'client' | 'token'>
type Query = { readonly kind?: 'orderContract'; readonly year?: number; readonly projectId?: string }

const list = async ({ client }: Reader, query: Query = {}) => (await client.GET(path, { params: { query } })).data!
async function bytesOf({ client, token }: Reader, id: string): Promise<Buffer> {
  const { data } = await client.GET(`${path}/url/{id}`, { params: { path: { id } } })
  return (await app.app.inject({ method: 'GET', url: data!.url, cookies: { session: token } })).rawPayload
}
/** Text in reading order (screen readers). */
async function textOf(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}

const rows = async <Row extends object>(query: string, ...values: string[]): Promise<Row[]> =>
  (await app.kernel.database.$client.query<Row>(query, values)).rows

async function invested(language: 'es' | 'en' = 'es', isIssued = true) {
  const person = await given(app).investor({ wallet: '1000.00', language })
  const project = await given(app).project({ name: 'Nueve casas' })
  const { data } = await placeOrder(person, project, '500.00')
  if (isIssued) await app.runJobs()
  return { ...person, orderId: data!.orderId, projectId: project.projectId }
}

const check = async (number: string, sha256: string) =>
  (await app.client().GET(`${path}/check`, { params: { query: { number, sha256 } } })).data

describe('an order', () => {
  it('gets its contract and confirmation once, even if workers run again', async () => {
    const person = await invested()
    const made = await list(person)
    expect(made.data.map(({ kind }) => kind).toSorted()).toEqual(['orderConfirmation', 'orderContract'])
    await Promise.all([1, 2, 3].map(() => issueDocuments(app.kernel, person.userId)))
    expect(await list(person)).toEqual(made)
  })

  it('gets them once from concurrent workers, and no unused files stay in storage', async () => {
    const person = await invested('es', false)
    await Promise.all([1, 2, 3, 4].map(() => issueDocuments(app.kernel, person.userId)))
    expect((await list(person)).total).toBe(2)
    const known = await rows<{ storage_key: string }>('select storage_key from files')
    expect(await app.storedKeys()).toEqual(known.map(({ storage_key }) => storage_key).toSorted())
  })

  it('gets a missing document from the next worker after one was killed', async () => {
    const person = await invested('es', false)
    const put = app.kernel.storage.put.bind(app.kernel.storage)
    let count = 0
    const dying = {
      ...app.kernel.storage,
      put: (...given: Parameters<typeof put>) =>
        (count += 1) === 2 ? Promise.reject(new Error('killed')) : put(...given),
    }
    await expect(issueDocuments({ ...app.kernel, storage: dying }, person.userId)).rejects.toThrow('killed')
    expect((await list(person)).total).toBe(1)
    await issueDocuments(app.kernel, person.userId)
    expect((await list(person)).total).toBe(2)
  })

  it.each([
    {
      language: 'es',
      words: [
        'Contrato de inversión en Nueve casas',
        'Inversor',
        'Promotor',
        '500,00 €',
        'Contratos de mandato aceptados',
      ],
    },
    {
      language: 'en',
      words: [
        'Investment contract for Nueve casas',
        'Investor',
        'Project owner',
        '500,00 €',
        'Mandate contracts accepted',
      ],
    },
  ] as const)('states parties and consents in $language', async ({ language, words }) => {
    const person = await invested(language)
    const { data } = await list(person, { kind: 'orderContract' })
    const text = await textOf(await bytesOf(person, data[0]!.issuedDocumentId))
    for (const word of [...words, data[0]!.number, person.orderId]) expect(text).toContain(word)
    expect(data[0]!.file.name).toBe(`${words[0]} ${data[0]!.number}.pdf`)
  })
})

describe('the company behind the platform', () => {
  it('appears with its tax number in documents made after its approval', async () => {
    const before = await invested()
    const [ada, bea] = [await given(app).administrator(), await given(app).administrator()]
    const body = companyBody('Cauce Participativa, S. L.')
    const { data } = await ada.client.POST('/v1/misc/company-details', { body })
    const company = 'Cauce Participativa, S. L. · NIF B12345674'
    const textFor = async (person: Awaited<ReturnType<typeof invested>>) =>
      textOf(await bytesOf(person, (await list(person, { kind: 'orderContract' })).data[0]!.issuedDocumentId))
    expect(await textFor(await invested())).not.toContain(body.taxNumber)
    await bea.client.PATCH('/v1/misc/company-details/{id}', {
      params: { path: { id: data!.companyDetailsId } },
      body: { state: 'active' },
    })
    const [, ...parts] = (await textFor(await invested())).split(`Plataforma ${company}`)
    // Among the parties, and at the foot of each page.
    expect(parts).toEqual([expect.stringContaining(company)])
    expect(await textFor(await invested('en'))).toContain('Cauce Participativa, S. L. · Tax number B12345674')
    expect(await textFor(before)).not.toContain(body.taxNumber)
  })
})

describe('a document', () => {
  it('matches its hash, and is found by year and project', async () => {
    const person = await invested()
    const { data } = await list(person)
    const bytes = await bytesOf(person, data[0]!.issuedDocumentId)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data[0]!.sha256)
    const year = data[0]!.year
    expect((await list(person, { year, projectId: person.projectId })).total).toBe(2)
    expect((await list(person, { year: year - 1 })).total).toBe(0)
  })

  it('is verified by number and hash together, without revealing its owner', async () => {
    const person = await invested()
    const [one, other] = (await list(person)).data
    const madeOn = calendarDateOf(app.clock.now())
    expect(await check(one!.number, one!.sha256)).toEqual({
      isGenuine: true,
      kind: one!.kind,
      madeOn,
      withdrawnOn: null,
    })
    const unknown = { isGenuine: false, kind: null, madeOn: null, withdrawnOn: null }
    expect(await check(one!.number, other!.sha256)).toEqual(unknown)
    expect(await check('D-2026-999999', one!.sha256)).toEqual(unknown)
  })

  it('is opened by its owner without an audit record, and by staff with one', async () => {
    const person = await invested()
    const id = (await list(person)).data[0]!.issuedDocumentId
    const opened = () =>
      rows("select operation, user_id from audit_records where noun = 'issuedDocuments' and record_id = $1", id)
    await bytesOf(person, id)
    expect(await opened()).toEqual([])
    await bytesOf(await given(app).administrator(), id)
    expect(await opened()).toEqual([{ operation: 'issuedDocuments.open', user_id: person.userId }])
  })
})

describe('monthly and yearly statements', () => {
  it('are issued once for each ended period in which money moved', async () => {
    const person = await invested()
    app.clock.advance({ days: 62 })
    const turns = async () => (await rows("select from graphile_worker.jobs where key = 'issueEndedPeriods'")).length
    await issueEndedPeriods(app.kernel, 1)
    expect(await turns()).toBe(1)
    await issueEndedPeriods(app.kernel)
    await app.runJobs()
    const mine = await list(await given(app).session(person.userId))
    const periods = mine.data
      .filter(({ periodStart }) => periodStart !== null)
      .map(({ kind, periodStart }) => `${kind} ${periodStart}`)
    expect(periods.toSorted()).toEqual(['monthlyStatement 2026-11-01', 'yearlyStatement 2026-01-01'])
    await issueEndedPeriods(app.kernel)
    await app.runJobs()
    expect((await list(await given(app).session(person.userId))).total).toBe(mine.total)
  })
})

it('makes the missing documents when the person asks for them', async () => {
  const person = await invested('es', false)
  const ask = async () => (await person.client.POST(`${path}/due`)).data
  expect(await ask()).toEqual({ due: 2 })
  await app.runJobs()
  expect(await ask()).toEqual({ due: 0 })
})

it('keeps the documents of a closed account, and makes no new ones', async () => {
  const person = await invested()
  const { orderId, userId } = person
  await person.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: orderId } } })
  const [{ count }] = (await rows<{ count: number }>(
    'select count(*)::int as count from issued_documents where user_id = $1',
    userId,
  )) as [{ count: number }]
  await rows('update users set deleted_at = now() where user_id = $1', userId)
  app.clock.advance({ days: 40 })
  await issueDocuments(app.kernel, userId)
  expect(await rows('select count(*)::int as count from issued_documents where user_id = $1', userId)).toEqual([
    { count },
  ])
})
