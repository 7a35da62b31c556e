import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import { given, openCompanyAccount, sample, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { toBuffer } from 'qrcode'
import { beforeEach, describe, expect, it } from 'vitest'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let ada: Person
let mails = 0
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
})

const address = () => `inversora${(mails += 1)}@example.org`
async function inboxOf(to: string) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to, orderSide: 'asc' } } })
  return data!.data.map(({ mailId, subject, text }) => ({ mailId, subject, text: text.replaceAll('\u00A0', ' ') }))
}
const subjectsOf = async (to: string) => (await inboxOf(to)).map(({ subject }) => subject)
const investorWith = async (wallet: string, overrides: Parameters<ReturnType<typeof given>['investor']>[0] = {}) => {
  const email = address()
  return { email, ...(await given(app).investor({ wallet, email, ...overrides })) }
}

let keys = 0
const invest = (person: Person, project: ProjectReference, amount: string) =>
  person.client.POST('/v1/project/orders', {
    params: { header: { 'Idempotency-Key': `mail-test-${(keys += 1)}` } },
    body: {
      ...project,
      amount,
      orderType: 'invest',
      userId: person.userId,
      acceptsTerms: true,
      consentsAboveGuidance: true,
    },
  })
const addBankAccount = async (person: Person, account: string) =>
  (
    await person.client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Nómina', account, document: sample.pdf() },
    })
  ).data!.bankAccountId
const decideBankAccount = (id: string, body: { state: 'valid' } | { state: 'error'; errorMessage: string }) =>
  ada.client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id } }, body })
const decide = (id: string, body: { status: 'completed' } | { status: 'rejected'; rejectReason: string }) =>
  ada.client.PATCH('/v1/wallet/transactions/{id}', { params: { path: { id } }, body: { ...body, file: sample.pdf() } })

async function pay({ projectId }: ProjectReference, amount: string) {
  const other = await given(app).administrator()
  const query = { projectId, status: 'planned', orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await ada.client.GET('/v1/project/distributions', { params: { query } })
  const params = { path: { id: data!.data[0]!.distributionId } }
  const paidOn = app.clock.now().toISOString().slice(0, 10)
  const body = { amount, paidOn, file: sample.pdf(), creditsBeforeReceipt: true }
  await ada.client.POST('/v1/project/distributions/{id}/record', { params, body })
  await other.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await app.runJobs()
}

describe('bank accounts', () => {
  it('notify their owner of a new account by a mail that cannot be declined and masks the number', async () => {
    const ana = await investorWith('0.00', { generalEmailNotifications: false })
    const iban = spanishIban(701)
    await addBankAccount(ana, iban)
    const [mail, ...more] = await inboxOf(ana.email)
    expect(mail!.subject).toBe('Se ha añadido una cuenta bancaria')
    expect(mail!.text).toContain(`•••• ${iban.slice(-4)}`)
    expect(mail!.text).not.toContain(iban)
    expect(more).toEqual([])
  })

  it('report each decision of an administrator once, in the language of the person', async () => {
    const ana = await investorWith('0.00', { language: 'en' })
    const id = await addBankAccount(ana, spanishIban(702))
    await decideBankAccount(id, { state: 'error', errorMessage: 'The holder cannot be read' })
    await decideBankAccount(id, { state: 'valid' })
    await decideBankAccount(id, { state: 'valid' })
    const inbox = await inboxOf(ana.email)
    expect(inbox.map(({ subject }) => subject).toSorted()).toEqual([
      'A bank account has been added',
      'We could not validate your bank account',
      'Your bank account is validated',
    ])
    expect(inbox.find(({ subject }) => subject.startsWith('We could not'))!.text).toContain(
      'Reason: The holder cannot be read',
    )
  })
})

describe('movements of a wallet', () => {
  it('report approvals, and rejections with their reason', async () => {
    const ana = await investorWith('500.00')
    const bankAccountId = await addBankAccount(ana, spanishIban(703))
    await decideBankAccount(bankAccountId, { state: 'valid' })
    const ask = async (type: 'income' | 'withdraw', amount: string) =>
      (await ana.client.POST('/v1/wallet/transactions', { body: { type, amount, bankAccountId } })).data!.transactionId
    await inboxOf(ana.email)
    await decide(await ask('income', '1250.00'), { status: 'completed' })
    await decide(await ask('withdraw', '100.00'), { status: 'completed' })
    await decide(await ask('income', '7.00'), { status: 'rejected', rejectReason: 'No consta en el banco' })
    await decide(await ask('withdraw', '8.00'), { status: 'rejected', rejectReason: 'Cuenta bloqueada' })
    const inbox = (await inboxOf(ana.email)).filter(({ subject }) => !subject.includes('cuenta bancaria'))
    expect(inbox.map(({ subject }) => subject).toSorted()).toEqual([
      'Hemos aprobado su retirada',
      'Hemos rechazado su ingreso',
      'Hemos rechazado su retirada',
      'Hemos recibido la solicitud de ingreso',
      'Hemos recibido la solicitud de ingreso',
      'Hemos recibido la solicitud de retirada',
      'Hemos recibido la solicitud de retirada',
      'Su ingreso está en el monedero',
    ])
    const texts = inbox.map(({ text }) => text).join('\n')
    expect(texts).toContain('ingreso de 1.250,00 €. El saldo de su monedero es ahora de 1.750,00 €')
    expect(texts).toContain(`La transferencia sale con el próximo lote a la cuenta •••• ${spanishIban(703).slice(-4)}`)
    expect(texts).toContain('Motivo: No consta en el banco')
    expect(texts).toContain('Motivo: Cuenta bloqueada')
    // One approved, one rejected.
    const numbers = [...texts.matchAll(/Número: (RT-\d{4}-\d{6})/g)].map(([, number]) => number)
    expect([numbers.length, new Set(numbers).size]).toEqual([4, 2])
  })

  it('say where to send a deposit, with the QR code that the site shows', async () => {
    const account = { iban: spanishIban(712), beneficiary: 'Cauce, S. L.' }
    await openCompanyAccount([ada, await given(app).administrator()], account)
    const ana = await investorWith('0.00')
    const bankAccountId = await addBankAccount(ana, spanishIban(713))
    await decideBankAccount(bankAccountId, { state: 'valid' })
    await inboxOf(ana.email)
    const income = { type: 'income', amount: '1250.00', bankAccountId } as const
    await ana.client.POST('/v1/wallet/transactions', { body: income })
    const mail = (await inboxOf(ana.email)).find(({ subject }) => subject.includes('solicitud de ingreso'))!
    const { data } = await ana.client.GET('/v1/bank/deposit-instructions', { params: { query: { amount: '1250.00' } } })
    const { beneficiary, iban, bic, reference, qrText } = data!
    expect(mail.text).toContain(`Beneficiario: ${beneficiary}\n`)
    for (const detail of [iban, bic, reference]) expect(mail.text.replaceAll(' ', '')).toContain(`:${detail}\n`)
    const folder = join(app.kernel.settings.dataFolder, 'outbox')
    const name = (await readdir(folder)).find((file) => file.endsWith(`${mail.mailId}.eml`))!
    const raw = await readFile(join(folder, name), 'utf8')
    const [, picture] = /Content-ID: <qr-code>[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/u.exec(raw)!
    expect(picture!.replaceAll(/\s/g, '')).toBe(
      (await toBuffer(qrText!, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 4 })).toString('base64'),
    )
    expect(raw).toContain('multipart/related')
  })

  it('are not sent while a second approval is due, nor to a person who declines them', async () => {
    const [ana, bea] = [
      await investorWith('20000.00'),
      await investorWith('500.00', { generalEmailNotifications: false }),
    ]
    for (const { person, amount, number } of [
      { person: ana, amount: '15000.00', number: 704 },
      { person: bea, amount: '50.00', number: 705 },
    ] as const) {
      const bankAccountId = await addBankAccount(person, spanishIban(number))
      await decideBankAccount(bankAccountId, { state: 'valid' })
      const { data } = await person.client.POST('/v1/wallet/transactions', {
        body: { type: 'withdraw', amount, bankAccountId },
      })
      expect((await decide(data!.transactionId, { status: 'completed' })).response.status).toBe(200)
    }
    expect((await subjectsOf(ana.email)).toSorted()).toEqual([
      'Hemos recibido la solicitud de retirada',
      'Se ha añadido una cuenta bancaria',
      'Su cuenta bancaria está validada',
    ])
    expect((await subjectsOf(bea.email)).toSorted()).toEqual([
      'Hemos recibido la solicitud de retirada',
      'Se ha añadido una cuenta bancaria',
    ])
  })

  it('report a request in the language of the person, with its amount and account, and its cancellation', async () => {
    const ana = await investorWith('500.00', { language: 'en' })
    const bankAccountId = await given(app).bankAccount(ana)
    for (const type of ['income', 'withdraw'] as const) {
      const { data } = await ana.client.POST('/v1/wallet/transactions', {
        body: { type, amount: '100.00', bankAccountId },
      })
      const params = { path: { id: data!.transactionId } }
      expect((await ana.client.POST('/v1/wallet/transactions/{id}/cancel', { params })).response.status).toBe(200)
    }
    const inbox = await inboxOf(ana.email)
    expect(inbox.map(({ subject }) => subject).toSorted()).toEqual([
      'We have received the deposit request',
      'We have received the withdrawal request',
      'You have cancelled a deposit',
      'Your withdrawal has been cancelled',
    ])
    const [deposit, withdrawal, , cancelled] = inbox.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    expect(cancelled!.text).toContain('The withdrawal of 100,00 € will not be made.')
    expect(cancelled!.text).not.toContain('Reason')
    const { data: account } = await ana.client.GET('/v1/payment/bank-accounts/{id}', {
      params: { path: { id: bankAccountId } },
    })
    const masked = `•••• ${account!.account.slice(-4)}`
    expect(deposit!.text).toContain(
      `A deposit of 100,00 € into your wallet has been requested, from the account ${masked}`,
    )
    expect(withdrawal!.text).toContain(`A withdrawal of 100,00 € to the account ${masked} has been requested.`)
    expect(withdrawal!.text).not.toContain(account!.account)
    const { data: asked } = await ana.client.GET('/v1/wallet/transactions', { params: { query: { type: 'withdraw' } } })
    const address = `http://localhost:4000/user/withdrawals/${asked!.data[0]!.transactionId}`
    expect(withdrawal!.text).toContain(address)
    expect(cancelled!.text).toContain(address)
    expect(deposit!.text).toContain('http://localhost:4000/user/profile?tab=wallet')
  })

  it('report a withdrawal entered by an administrator, even to a customer who declines news', async () => {
    const ana = await investorWith('500.00', { generalEmailNotifications: false })
    const bankAccountId = await given(app).bankAccount(ana)
    for (const type of ['income', 'withdraw'] as const)
      await ada.client.POST('/v1/wallet/transactions', {
        body: { type, amount: '100.00', bankAccountId, userId: ana.userId },
      })
    expect(await subjectsOf(ana.email)).toEqual(['Hemos recibido la solicitud de retirada'])
  })
})

describe('orders', () => {
  it('are confirmed with the last day of revocation, even to a customer who declines news', async () => {
    const [ana, project] = [
      await investorWith('600.00', { generalEmailNotifications: false }),
      await given(app).project({ name: 'Molino del Segura' }),
    ]
    await invest(ana, project, '600.00')
    const [mail] = await inboxOf(ana.email)
    expect(mail!.subject).toBe('Hemos recibido su inversión')
    expect(mail!.text).toContain('Ha invertido 600,00 € en «Molino del Segura»')
    expect(mail!.text).toContain('hasta el 24/11/2026 24:00')
    expect(mail!.text).toContain('http://localhost:4000/investments')
  })

  it('are confirmed on revocation or disinvestment with the amount, even to a customer who declines news', async () => {
    const ana = await investorWith('600.00', { generalEmailNotifications: false })
    const project = await given(app).project({ name: 'Molino', cancellationFee: 250 })
    const [revoked, disinvested] = [
      (await invest(ana, project, '200.00')).data!.orderId,
      (await invest(ana, project, '400.00')).data!.orderId,
    ]
    await ana.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: revoked } } })
    app.clock.advance({ days: 5 })
    await activateDueOrders(app.kernel)
    const params = { path: { id: disinvested } }
    expect((await ana.client.POST('/v1/project/orders/{id}/disinvest', { params })).response.status).toBe(200)
    const inbox = (await inboxOf(ana.email)).filter(({ subject }) => subject.includes('Molino'))
    expect(inbox.map(({ subject }) => subject)).toEqual([
      'Ha revocado su inversión en «Molino»',
      'Ha desinvertido en «Molino»',
    ])
    expect(inbox[0]!.text).toContain('Hemos devuelto 200,00 € a su monedero')
    expect(inbox[1]!.text).toContain('Hemos devuelto 390,00 € a su monedero')
    expect(inbox[1]!.text).toContain('Penalización descontada: 10,00 €')
  })
})

describe('the investors of a project', () => {
  it('get one mail when it is financed or reopened and for news, even with several orders', async () => {
    const [ana, bea, stranger] = [
      await investorWith('900.00'),
      await investorWith('100.00'),
      await investorWith('100.00'),
    ]
    const project = await given(app).project({ name: 'Molino', financingAmount: '1000.00' })
    await invest(stranger, await given(app).project({ name: 'Azud' }), '100.00')
    await invest(ana, project, '500.00')
    await invest(ana, project, '400.00')
    const { data: last } = await invest(bea, project, '100.00')
    const params = { path: { id: last!.orderId } }
    expect((await subjectsOf(ana.email)).filter((subject) => subject.includes('Molino'))).toEqual([
      '«Molino» está financiado',
    ])
    await bea.client.POST('/v1/project/orders/{id}/revoke', { params })
    await ada.client.POST('/v1/project/projects/{id}/timeline', {
      params: { path: { id: project.projectId } },
      body: { date: '2026-11-20', title: 'Licencia concedida' },
    })
    const inbox = await inboxOf(ana.email)
    expect(
      inbox
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('Molino'))
        .toSorted(),
    ).toEqual(['Novedad en «Molino»', '«Molino» está financiado', '«Molino» vuelve a estar abierto'])
    expect(inbox.find(({ subject }) => subject.startsWith('Novedad'))!.text).toContain('Licencia concedida')
    expect((await subjectsOf(bea.email)).filter((subject) => subject.includes('abierto'))).toEqual([])
    expect(await subjectsOf(stranger.email)).toEqual(['Hemos recibido su inversión'])
  })

  it('get one mail with the refunded amount when it is discarded or closed with refund', async () => {
    const [ana, bea] = [await investorWith('900.00'), await investorWith('100.00')]
    const project = await given(app).project({ name: 'Molino' })
    await invest(ana, project, '500.00')
    await invest(ana, project, '400.00')
    await invest(bea, project, '100.00')
    const refund = () =>
      ada.client.POST('/v1/project/projects/{id}/refund', {
        params: { path: { id: project.projectId } },
        body: { reason: 'Sin licencia' },
      })
    await refund()
    await refund()
    const mails = (await inboxOf(ana.email)).filter(({ subject }) => subject.includes('Molino'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Le hemos devuelto su inversión en «Molino»'])
    expect(mails[0]!.text).toContain('Le hemos devuelto 900,00 € a su monedero')
    expect(mails[0]!.text).not.toContain('Sin licencia')
    expect((await inboxOf(bea.email)).at(-1)!.text).toContain('100,00 €')
  })

  it('get one mail for each return, with its parts, and one at the end of the project', async () => {
    const [ana, bea] = [await investorWith('900.00'), await investorWith('100.00')]
    const project = await given(app).project({
      name: 'Molino',
      financingAmount: '1000.00',
      targetProfitability: 1000,
      projectDuration: 6,
      deliveryFeePeriod: 'quarterly',
      managerFee: 400,
      withdrawMoneyFinanced: true,
    })
    await invest(ana, project, '500.00')
    await invest(ana, project, '400.00')
    await invest(bea, project, '100.00')
    app.clock.set('2026-11-25T09:00:00Z')
    await settleFinancing(app.kernel, project.projectId)
    for (const amount of ['50.00', '1050.00']) await pay(project, amount)
    const mails = (await inboxOf(ana.email)).filter(({ subject }) => !subject.includes('financiado'))
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Ha recibido un pago de «Molino»',
      'Ha recibido un pago de «Molino»',
      'Hemos recibido su inversión',
      'Hemos recibido su inversión',
      '«Molino» ha terminado',
    ])
    const [first, last] = mails.filter(({ subject }) => subject.startsWith('Ha recibido')).map(({ text }) => text)
    expect(first).toContain('le ha pagado 34,65 €')
    expect(first).toContain('Pendiente de llegar a nuestro banco: 34,65 €')
    expect(first).toContain('Pago 1 de 2, del 25/11/2026 al 24/02/2027')
    expect(last).toContain('Pago 2 de 2, del 25/02/2027 al 24/05/2027')
    expect(first).toContain('Rendimiento: 45,00 €\n\nComisión de gestión: 1,80 €\n\nRetención de impuestos: 8,55 €')
    expect(first).not.toContain('Capital')
    expect(last).toContain('Capital devuelto: 900,00 €')
    expect(first).not.toMatch(/parte|retraso/)
  })

  it('are told by mail when a payment is late or partial', async () => {
    const ana = await investorWith('1000.00')
    const project = await given(app).project({
      name: 'Lagar',
      financingAmount: '1000.00',
      targetProfitability: 1000,
      projectDuration: 6,
      deliveryFeePeriod: 'quarterly',
      withdrawMoneyFinanced: true,
    })
    await invest(ana, project, '1000.00')
    app.clock.set('2026-12-01T09:00:00Z')
    await settleFinancing(app.kernel, project.projectId)
    app.clock.set('2027-03-05T09:00:00Z')
    for (const amount of ['20.00', '30.00']) await pay(project, amount)
    const texts = (await inboxOf(ana.email)).filter(({ subject }) => subject.includes('Lagar')).map(({ text }) => text)
    for (const part of ['1', '2']) {
      const text = texts.find((words) =>
        words.includes(`Es la parte ${part} de ese pago: el promotor lo hace por partes.`),
      )
      expect(text).toContain('Vencía el 01/03/2027: ha llegado con retraso.')
    }
  })
})
