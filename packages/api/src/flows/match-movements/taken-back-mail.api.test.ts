import { given, givenBankLines, sample, testApp, type Person } from '@cauce/testing'
import { formatMoney } from '@cauce/format/money.ts'
import type { ContentLanguage } from '@cauce/contract'
import { beforeAll, expect, it } from 'vitest'

const app = testApp()
let [ada, bea] = [] as unknown as [Person, Person]
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const SUBJECTS = { es: 'Hemos retirado un ingreso de su monedero', en: 'We have taken back a deposit' } as const
const REASON = 'La transferencia era de otra persona'

async function mailsTo(email: string, language: ContentLanguage) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  return data!.data.filter(({ subject }) => subject === SUBJECTS[language])
}

const undo = (id: string) =>
  bea.client.POST('/v1/bank/matching/{id}/undo', { params: { path: { id } }, body: { reason: REASON } })

const match = (movementId: string, id: string, amount: string) =>
  ada.client.POST('/v1/bank/matching', {
    body: { movements: [{ movementId }], targets: [{ kind: 'wallet', id, amount }] },
  })

const NAME = { name: 'Ana', surname: 'Ferrer Soler' }
const SENDER = 'FERRER SOLER ANA'
const referenceOf = async ({ client, walletId: id }: Person) =>
  (await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id } } })).data!.reference

it.each(['es', 'en'] as const)(
  'undoing a match mails its owner once in %s the amount, the reason and the balance',
  async (language) => {
    const email = `casado-de-mas-${language}@example.org`
    const owner = await given(app).investor({ ...NAME, language, email, wallet: '200.00' })
    const reference = await referenceOf(owner)
    const [line] = await givenBankLines(app, ada, { amount: '570.00', reference, counterpartyName: SENDER })
    await app.runJobs()
    expect((await match(line!, owner.walletId, '570.00')).error).toBeUndefined()
    expect(await mailsTo(email, language)).toEqual([])
    expect((await undo(line!)).error).toBeUndefined()
    expect((await undo(line!)).error).toMatchObject({ code: 'state-forbids' })
    const mails = await mailsTo(email, language)
    expect(mails).toHaveLength(1)
    for (const said of [formatMoney('570.00'), formatMoney('200.00'), REASON]) expect(mails[0]!.text).toContain(said)
  },
)

it('undoing the match of an income proved by a document sends no mail', async () => {
  const email = 'con-documento@example.org'
  const owner = await given(app).investor({ ...NAME, email })
  const bankAccountId = await given(app).bankAccount(owner)
  const { data: announced } = await owner.client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount: '731.00', bankAccountId },
  })
  const id = announced!.transactionId
  await ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', file: sample.pdf() },
  })
  const reference = await referenceOf(owner)
  const [line] = await givenBankLines(app, ada, { amount: '731.00', reference, counterpartyName: SENDER })
  await app.runJobs()
  expect((await undo(line!)).error).toBeUndefined()
  expect(await mailsTo(email, 'es')).toEqual([])
})
