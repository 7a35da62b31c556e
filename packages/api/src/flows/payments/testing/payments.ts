import { given, givenAdministrators, openCompanyAccount, sample, type Person, type TestApp } from '@cauce/testing'

let keys = 0

const key = () => ({ 'Idempotency-Key': `payments-${(keys += 1)}` })

function batchCalls(maker: Person, checker: Person) {
  const batch = (paymentIds: string[], others = {}, by = maker) =>
    by.client.POST('/v1/bank/payment-batches', { params: { header: key() }, body: { paymentIds, ...others } })
  const readBatch = async (id: string) =>
    (await maker.client.GET('/v1/bank/payment-batches/{id}', { params: { path: { id } } })).data!
  const balance = async (id: string) =>
    (await maker.client.GET('/v1/bank/payment-batches/{id}/balance', { params: { path: { id } } })).data!
  const release = (id: string, sha256: string, by: Person = checker) =>
    by.client.POST('/v1/bank/payment-batches/{id}/release', { params: { path: { id } }, body: { sha256 } })
  const handOver = (id: string) =>
    maker.client.POST('/v1/bank/payment-batches/{id}/hand-over', { params: { path: { id } } })
  const file = (id: string) => maker.client.GET('/v1/bank/payment-batches/{id}/file', { params: { path: { id } } })
  const cancelBatch = (id: string, reason = 'Fecha equivocada') =>
    maker.client.POST('/v1/bank/payment-batches/{id}/cancel', { params: { path: { id } }, body: { reason } })
  const report = (text: string, by: Person = maker) =>
    by.client.POST('/v1/bank/payment-reports', {
      body: { file: new File([text], 'pain002.xml', { type: 'application/xml' }) },
    })
  /** A refusal counts once two administrators have imported it. */
  const reportByTwo = async (text: string) => {
    await report(text)
    return report(text, checker)
  }
  const atBank = async (paymentIds: string[]) => {
    const { batchId, sha256 } = (await batch(paymentIds)).data!
    await release(batchId, sha256)
    return (await handOver(batchId)).data!
  }
  return { batch, readBatch, balance, release, handOver, file, cancelBatch, report, reportByTwo, atBank }
}

export async function givenPayments(app: TestApp, iban = sample.spanishIban(900)) {
  const [maker, checker, third] = (await givenAdministrators(app, 3)) as [Person, Person, Person]
  await openCompanyAccount([maker, checker], { iban, bic: 'CAIXESBBXXX' })

  const withdrawal = async (amount = '100.00', overrides: Parameters<ReturnType<typeof given>['investor']>[0] = {}) => {
    const owner = await given(app).investor({ wallet: '1000.00', ...overrides })
    const asked = await given(app).withdrawal(owner, amount)
    await approve(asked.transactionId)
    return { owner, ...asked, payment: (await paymentOf(asked.transactionId))! }
  }
  const approve = (id: string, by = third) =>
    by.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id } },
      body: { status: 'completed', file: sample.pdf() },
    })
  const paymentOf = async (transactionId: string) =>
    (await maker.client.GET('/v1/bank/payments', { params: { query: { transactionId } } })).data!.data[0]
  const cancel = (id: string, by: Person = maker, reason = 'Lo pide el cliente') =>
    by.client.POST('/v1/bank/payments/{id}/cancel', { params: { path: { id }, header: key() }, body: { reason } })
  const cancelOwn = (owner: Person, id: string) =>
    owner.client.POST('/v1/wallet/transactions/{id}/cancel-transfer', { params: { path: { id }, header: key() } })
  const walletOf = async (owner: Person) =>
    (await owner.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: owner.walletId } } })).data!
  const transactionOf = async (owner: Person, id: string) =>
    (await owner.client.GET('/v1/wallet/transactions/{id}', { params: { path: { id } } })).data!
  const brokenInvariants = async () => {
    const { data: found } = await maker.client.GET('/v1/misc/reconciliation')
    return found!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)
  }
  const calls = { withdrawal, approve, paymentOf, cancel, cancelOwn, walletOf, transactionOf, brokenInvariants }
  return { maker, checker, third, ...batchCalls(maker, checker), ...calls }
}
