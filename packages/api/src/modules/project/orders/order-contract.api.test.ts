import { THRESHOLD_CONSENT_VERSION, UNDERSTOOD } from '@cauce/contract'
import { given, givenSheet, testApp, type Person } from '@cauce/testing'
import { textBody } from '@cauce/testing/given-configuration'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const contractFor = async ({ client }: Person, projectId: string, amount?: string) => {
  const query = { projectId, ...(amount !== undefined && { amount }) }
  const { data, error } = await client.GET('/v1/project/orders/contract', { params: { query } })
  const facts = data?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])) ?? []
  const valueOf = (label: RegExp) => facts.find((fact) => label.test(fact.label))?.value.replaceAll('\u00a0', ' ')
  return { data, error, valueOf }
}

test('a contract preview names parties, amount and consents, and stores nothing', async () => {
  const person = await given(app).investor({ wallet: '9000.00', lossResult: null, name: 'Ana', surname: 'Ruiz' })
  const { projectId, ...reference } = await given(app).project({
    financingAmount: '20000.00',
    minimumInvestment: '0.01',
  })
  const small = await contractFor(person, projectId, '400.00')
  expect(small.data).toMatchObject({ language: 'es', title: expect.stringContaining('Contrato de inversión') })
  expect(small.valueOf(/^Inversor$/)).toBe('Ana Ruiz')
  expect(small.valueOf(/^Importe$/)).toBe('400,00 €')
  expect(small.valueOf(/^Revocable/)).toBe('24/11/2026 24:00')
  expect(small.valueOf(/^Advertencia de riesgo/)).toBeUndefined()
  const large = await contractFor(person, projectId, '1500.00')
  expect(large.valueOf(/1\.500,00\s€ en el proyecto, más de 1\.000,00\s€/)).toContain('Al dar la orden')
  const order = { projectId, ...reference, userId: person.userId, orderType: 'invest' as const }
  const consents = { thresholdConsent: THRESHOLD_CONSENT_VERSION, understanding: UNDERSTOOD }
  await person.client.POST('/v1/project/orders', { body: { ...order, amount: '800.00', ...consents } })
  const after = await contractFor(person, projectId, '400.00')
  expect(after.valueOf(/1\.200,00\s€ en el proyecto, más de 1\.000,00\s€/)).toContain('Al dar la orden')
  const { rows } = await app.kernel.database.$client.query('select count(*)::int as count from orders')
  expect(rows).toEqual([{ count: 1 }])
})

test('a preview without an amount leaves it open and names no consent', async () => {
  const person = await given(app).investor({ wallet: '90000.00' })
  const { projectId } = await given(app).project({ financingAmount: '90000.00', minimumInvestment: '0.01' })
  const open = await contractFor(person, projectId)
  expect(open.valueOf(/^Importe$/)).toBe('El que indique en la orden')
  expect(open.valueOf(/^Consentimiento|^Advertencia/)).toBeUndefined()
  const above = await contractFor(person, projectId, '10000.01')
  expect(above.valueOf(/10\.000,01\s€ en total en la plataforma/)).toContain('Al dar la orden')
})

test('a contract binds the version of the sheet that is read, by its hash', async () => {
  const [person, ada] = [await given(app).investor({ wallet: '900.00' }), await given(app).administrator()]
  const { projectId } = await given(app).project()
  await givenSheet(ada, projectId)
  const changes = { content: { office: 'Calle Dos' }, changes: 'Domicilio', changesEn: 'Office' }
  const { identifier, sha256 } = await givenSheet(ada, projectId, changes)
  const { data } = await contractFor(person, projectId, '100.00')
  const tables = data!.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const name = `Ficha de datos fundamentales de la inversión ${identifier}, versión 2 · SHA-256 ${sha256}`
  expect(tables).toEqual([[name, '20/11/2026']])
})

test('a contract has the conditions that are in force, with their fields filled in', async () => {
  const [ada, bea] = [await given(app).administrator(), await given(app).administrator()]
  const person = await given(app).investor({ wallet: '900.00' })
  const { projectId } = await given(app).project()
  const conditionsOf = async () => {
    const { data } = await contractFor(person, projectId, '100.00')
    const texts = data!.blocks.flatMap((block) => ('text' in block ? [block.text] : []))
    return texts.slice(texts.findIndex((text) => text.startsWith('Condiciones generales')))
  }
  expect((await conditionsOf()).slice(0, 2)).toEqual(['Condiciones generales', 'Qué se acuerda'])
  const sections = [{ ...textBody('').sections[0]!, text: 'En %{brand}: %{reflection}.\n\n- Uno' }]
  const body = { ...textBody('2026-11-20'), document: 'contract' as const, sections }
  const { data } = await ada.client.POST('/v1/misc/legal-texts', { body })
  const params = { path: { id: data!.legalTextId } }
  await bea.client.PATCH('/v1/misc/legal-texts/{id}', { params, body: { state: 'active' } })
  expect((await conditionsOf()).slice(0, 4)).toEqual([
    ...['Condiciones generales, versión del 20/11/2026', 'Quién'],
    ...['En Cauce: 4\u00a0días.', 'Uno'],
  ])
})

test('a preview for a hidden project is refused', async () => {
  const person = await given(app).investor({ wallet: '900.00' })
  const { projectId } = await given(app).project({ private: true })
  expect((await contractFor(person, projectId, '100.00')).error).toMatchObject({ status: 404, code: 'not-found' })
})
