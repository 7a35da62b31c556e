import { PHASE_IDS, PROMOTION_TYPE_IDS, TICKET_STATE_IDS } from '@cauce/contract'
import { given, givenWorld, sample, startTestApp, type GivenWorld, type Person, type TestApp } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Bodies of the agreed calls with the fields that are agreed and no others (handbook rules 12.5 and 16.1 to 16.39): each must
 * be carried out as it stands, and the answer has every agreed field of its record.
 */
let app: TestApp
let world: GivenWorld
let open: { readonly projectId: string; readonly projectPhaseId: string }
let investor: Person
beforeAll(async () => {
  app = await startTestApp()
  world = await givenWorld(app)
  open = await given(app).project({ managerId: world.manager.userId })
  investor = await given(app).investor({ wallet: '900.00', managerId: world.manager.userId })
})
afterAll(() => app.stop())

type Value = string | number | boolean | File | readonly (string | File)[] | null
type Body = Readonly<Record<string, Value>>
type Who = 'a visitor' | 'a person' | 'a manager' | 'an administrator'

const tokens: Record<Who, () => string | undefined> = {
  'a visitor': () => undefined,
  'a person': () => investor.token,
  'a manager': () => world.manager.token,
  'an administrator': () => world.administrator.token,
}

/** JSON, or multipart as soon as there is a file. */
async function send(who: Who, call: string, body: Body) {
  const [method, path] = call.split(' ') as ['POST' | 'PATCH', string]
  const hasFile = Object.values(body).some((value) => [value].flat().some((one) => one instanceof File))
  const encoded = new Response(hasFile ? formOf(body) : JSON.stringify(body))
  const token = tokens[who]()
  const { statusCode, payload } = await app.app.inject({
    method,
    url: path.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => world.ids[name] ?? name),
    ...(token !== undefined && { cookies: { cauce_session: token } }),
    headers: { 'content-type': hasFile ? encoded.headers.get('content-type')! : 'application/json' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { statusCode, payload, answer: JSON.parse(payload) as Record<string, unknown> }
}

function formOf(body: Body): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : String(one))
  return form
}

interface Row {
  readonly title: string
  readonly who: Who
  readonly call: `${'POST' | 'PATCH'} /v1/${string}`
  readonly body: () => Body | Promise<Body>
  /** Fields of the answer, by their values. */
  readonly answers?: Readonly<Record<string, unknown>>
}

let number = 0
const next = () => (number += 1)
const personal = () => ({
  name: 'Ainhoa',
  surname: 'Larrañaga Otxoa',
  email: `ainhoa${next()}@example.org`,
  phoneNumber: '+34 611 222 333',
  gender: 'Female',
  nationality: 'ES',
  birthdayAt: '1991-03-04',
  identificationDocumentType: 'PASSPORT',
  identificationDocumentNumber: `PAB${100_000 + number}`,
})
const terms = () => ({
  name: 'Molino de Anoeta',
  direction: 'Camino del Molino 4, Anoeta',
  projectTypeId: world.ids['projectTypes.id']!,
  country: 'ES',
  managerId: world.manager.userId,
  url: `molino-${next()}`,
  dateStart: '2026-12-01',
  dateEnd: '2027-02-01',
  startedAt: '2027-03-01',
  financingAmount: '250000.00',
  projectDuration: 18,
  targetProfitability: 10.5,
  minimumInvestment: '500.00',
  maxInvestorNumber: 300,
  showInvestorNumber: true,
  withdrawMoneyFinanced: true,
  cancellationFee: 2,
  managerFee: 4,
  deliveryFeePeriod: 'end of project',
  preinvestorMaxNumber: 20,
  preinvestorDateEnd: '2026-12-10',
  preinvestorDeposit: '100.00',
  preinvestorAmount: '10000.00',
  destinationBankAccount: 'ES9121000418450200051332',
  private: false,
})
const project = () => ({ projectId: world.ids['projects.id']!, userId: world.manager.userId })

const rows: readonly Row[] = [
  {
    title: 'a registration',
    who: 'a visitor',
    call: 'POST /v1/account/users',
    body: () => ({ ...personal(), role: 'user', password: 'Cauce-2026', language: 'es' }),
    answers: { kind: 'individual', phone: '+34 611 222 333', phoneNumber: '+34 611 222 333' },
  },
  {
    title: 'a registration of a company, by its name and its representative',
    who: 'a visitor',
    call: 'POST /v1/account/users',
    body: () => ({
      ...personal(),
      password: 'Cauce-2026',
      companyName: 'Ferrerías del Urola, S. L.',
      legalRepresentativeName: 'Ainhoa Larrañaga Otxoa',
    }),
    answers: { kind: 'company', companyName: 'Ferrerías del Urola, S. L.', taxNumber: null },
  },
  {
    title: 'a customer of an administrator',
    who: 'an administrator',
    call: 'POST /v1/account/users',
    body: () => ({ ...personal(), managerId: world.manager.userId }),
    answers: { disabled: false },
  },
  {
    title: 'a change of the own telephone and preferences',
    who: 'a person',
    call: 'PATCH /v1/account/users/me',
    body: () => ({ phoneNumber: '+34 699 888 777', generalEmailNotifications: false, ticketEmailNotifications: true }),
    answers: { phone: '+34 699 888 777', phoneNumber: '+34 699 888 777', generalEmailNotifications: false },
  },
  {
    title: 'a telephone changed by a manager',
    who: 'a manager',
    call: 'PATCH /v1/account/users/{users.id}',
    body: () => ({ phoneNumber: '+34 699 000 111' }),
    answers: { phone: '+34 699 000 111' },
  },
  ...[true, false].map((disabled) => ({
    title: disabled ? 'disabling' : 'enabling',
    who: 'an administrator' as const,
    call: 'PATCH /v1/account/users/{users.id}' as const,
    body: () => ({ disabled }),
    answers: { disabled },
  })),
  {
    title: 'an assignment',
    who: 'an administrator',
    call: 'POST /v1/account/user-assignment',
    body: async () => ({ userId: (await given(app).person()).userId, managerId: world.manager.userId }),
  },
  {
    title: 'another assignment',
    who: 'an administrator',
    call: 'PATCH /v1/account/user-assignment/{users.id}',
    body: () => ({ managerId: world.manager.userId }),
  },
  {
    title: 'a decision on a verification by its status',
    who: 'an administrator',
    call: 'PATCH /v1/account/verifications/{verifications.id}',
    body: () => ({ status: 'Declined', decisionReason: 'No se lee' }),
    answers: { status: 'Declined', decision: 'Declined', decisionReason: 'No se lee' },
  },
  {
    title: 'a decision on a verification by its decision',
    who: 'an administrator',
    call: 'PATCH /v1/account/verifications/{verifications.id}',
    body: () => ({ decision: 'Approved', reason: 'Se lee' }),
    answers: { status: 'Approved', decision: 'Approved' },
  },
  {
    title: 'a document of a customer',
    who: 'a person',
    call: 'POST /v1/account/account-documents',
    body: () => ({ file: sample.pdf(), accountId: investor.userId, ownerId: investor.userId, visible: true }),
    answers: { accountId: expect.any(String), visible: true, file: { name: 'documento.pdf' } },
  },
  {
    title: 'a bank account',
    who: 'a person',
    call: 'POST /v1/payment/bank-accounts',
    body: () => ({
      alias: 'Ahorro',
      main: true,
      account: spanishIban(9000 + next()),
      document: sample.pdf(),
      userId: investor.userId,
    }),
    answers: { state: 'pending', main: true },
  },
  ...(['state', 'status'] as const).map((name) => ({
    title: `a bank account that an administrator decides on by ${name}`,
    who: 'an administrator' as const,
    call: 'POST /v1/payment/bank-accounts' as const,
    body: () => ({
      alias: 'Ahorro',
      main: false,
      account: spanishIban(9000 + next()),
      document: sample.pdf(),
      userId: investor.userId,
      [name]: 'error',
      errorMessage: 'No muestra el titular',
    }),
    answers: { state: 'error', errorMessage: 'No muestra el titular' },
  })),
  {
    title: 'a bank account validated',
    who: 'an administrator',
    call: 'PATCH /v1/payment/bank-accounts/{bankAccounts.id}',
    body: () => ({ alias: 'Nómina', main: true, status: 'valid' }),
    answers: { state: 'valid' },
  },
  {
    title: 'a document type',
    who: 'an administrator',
    call: 'POST /v1/misc/document-types',
    body: () => ({ name: `Tasación ${next()}`, description: 'Cuánto vale' }),
  },
  {
    title: 'a promotion',
    who: 'an administrator',
    call: 'POST /v1/promotion/promotions',
    body: () => ({
      promotionTypeId: PROMOTION_TYPE_IDS.Manager,
      title: 'Semana del gestor',
      startsAt: '2027-01-10T00:00:00.000Z',
      endsAt: '2027-01-17T00:00:00.000Z',
      images: [sample.png(), sample.png()],
      userId: world.administrator.userId,
    }),
    answers: { largeImage: { widthPixels: expect.any(Number) }, smallImage: { widthPixels: expect.any(Number) } },
  },
  {
    title: 'a project type',
    who: 'an administrator',
    call: 'POST /v1/project/project-types',
    body: () => ({ name: `Molinos ${next()}`, description: 'Lo que muele', image: sample.png() }),
  },
  {
    title: 'a project',
    who: 'an administrator',
    call: 'POST /v1/project/projects',
    body: terms,
    answers: { phaseName: 'Draft', locality: 'Camino del Molino 4, Anoeta', promoterName: '' },
  },
  {
    title: 'a project that names its first phase',
    who: 'an administrator',
    call: 'POST /v1/project/projects',
    body: () => ({ ...terms(), phaseId: PHASE_IDS.Draft }),
  },
  {
    title: 'a document of a project',
    who: 'a manager',
    call: 'POST /v1/project/project-documents',
    body: () => ({
      ...project(),
      documentTypeId: world.ids['documentTypes.id']!,
      description: 'Licencia',
      visible: true,
      file: sample.pdf(),
    }),
    answers: { visible: true, file: { name: 'documento.pdf' } },
  },
  {
    title: 'a picture of a project',
    who: 'a manager',
    call: 'POST /v1/project/project-media-files',
    body: () => ({ ...project(), description: 'La presa', order: 1, file: sample.png() }),
    answers: { order: 1 },
  },
  {
    title: 'a new place for a picture',
    who: 'a manager',
    call: 'PATCH /v1/project/project-media-files/{projectMediaFiles.id}',
    body: () => ({ description: 'La presa desde el puente', order: 1 }),
  },
  {
    title: 'a text of a project',
    who: 'a manager',
    call: 'POST /v1/project/project-descriptions',
    body: () => ({ projectId: world.ids['projects.id']!, title: 'El agua', description: 'Cae cuatro metros.' }),
  },
  {
    title: 'a template',
    who: 'an administrator',
    call: 'POST /v1/project/templates',
    body: () => ({ name: `La garantía ${next()}`, description: 'Quién responde' }),
  },
  {
    title: 'an order',
    who: 'a person',
    call: 'POST /v1/project/orders',
    body: () => ({
      ...open,
      amount: '250.00',
      orderType: 'invest',
      penaltyAmount: 0,
      penalty: 0,
      userId: investor.userId,
    }),
    answers: { amount: '250.00', orderType: 'invest', type: 'invest', createdAt: expect.any(String) },
  },
  {
    title: 'a wallet',
    who: 'a person',
    call: 'POST /v1/wallet/wallets',
    body: () => ({ userId: investor.userId }),
    answers: { balance: expect.any(String) },
  },
  {
    title: 'a movement that an administrator enters',
    who: 'an administrator',
    call: 'POST /v1/wallet/transactions',
    body: () => ({
      walletId: world.customer.walletId,
      userId: world.customer.userId,
      amount: '80.00',
      type: 'income',
      issuerName: 'admin-backoffice',
      status: 'pending',
      bankAccountId: world.ids['bankAccounts.id']!,
    }),
    answers: { status: 'pending', issuerName: 'admin-backoffice', id: expect.any(String) },
  },
  {
    title: 'a rejection',
    who: 'an administrator',
    call: 'PATCH /v1/wallet/transactions/{transactions.id}',
    body: () => ({ status: 'rejected', rejectReason: 'Es de otro importe', file: sample.pdf() }),
    answers: { status: 'rejected', rejectReason: 'Es de otro importe' },
  },
  {
    title: 'a ticket',
    who: 'a person',
    call: 'POST /v1/support/tickets',
    body: () => ({
      title: 'No veo mi pago',
      description: 'Lo hice ayer',
      documents: [sample.png(), sample.pdf()],
      documentOwnerTypes: ['screenshot', 'userDocument'],
      userId: investor.userId,
      managerId: world.manager.userId,
    }),
    answers: { state: 'Open', managerId: expect.any(String), screenshot: { documentOwnerType: 'screenshot' } },
  },
  {
    title: 'a reassignment',
    who: 'an administrator',
    call: 'PATCH /v1/support/tickets/{tickets.id}',
    body: () => ({
      responsibleId: world.manager.userId,
      stateId: TICKET_STATE_IDS.PendingCustomer,
      read: true,
      isAdmin: true,
    }),
    answers: { state: 'PendingCustomer', managerId: expect.any(String) },
  },
]

describe('an agreed body is carried out as it stands', () => {
  test.each(rows)('$call: $title, as $who', async ({ who, call, body, answers = {} }) => {
    const { statusCode, payload, answer } = await send(who, call, await body())
    expect(statusCode, payload).toBeLessThan(300)
    expect(answer).toMatchObject(answers)
  })
})

describe('the client of a ticket', () => {
  const openTicket = async () => {
    const { answer } = await send('a person', 'POST /v1/support/tickets', { title: 'Una duda', description: 'Otra' })
    return String(answer['id'])
  }

  test('writes a message that names sender and state, and a file', async () => {
    const { statusCode, answer } = await send('a person', `POST /v1/support/tickets/${await openTicket()}/messages`, {
      message: 'Aquí está',
      userId: investor.userId,
      stateId: TICKET_STATE_IDS.PendingManager,
      file: sample.png(),
    })
    expect(statusCode).toBe(201)
    expect(answer).toMatchObject({
      state: 'PendingManager',
      userId: investor.userId,
      file: { file: { name: 'imagen.png' } },
    })
  })

  test('may name no other sender', async () => {
    const { statusCode, answer } = await send('a person', `POST /v1/support/tickets/${await openTicket()}/messages`, {
      message: 'No soy yo',
      userId: world.customer.userId,
    })
    expect([statusCode, answer]).toMatchObject([
      422,
      { code: 'reference-unknown', errors: [{ path: 'userId', code: 'reference-unknown' }] },
    ])
  })

  test.each([
    { name: 'PendingManager', outcome: { state: 'PendingManager' } },
    { name: 'Closed', outcome: { state: 'Closed' } },
    { name: 'InProcess', outcome: { code: 'forbidden' } },
    { name: 'PendingCustomer', outcome: { code: 'forbidden' } },
    { name: 'Dismissed', outcome: { code: 'forbidden' } },
  ] as const)('who takes it to $name is answered $outcome', async ({ name, outcome }) => {
    const stateId = TICKET_STATE_IDS[name]
    const { answer } = await send('a person', `PATCH /v1/support/tickets/${await openTicket()}`, { stateId })
    expect(answer).toMatchObject(outcome)
  })

  test('may not choose who is responsible, except for their own manager', async () => {
    const { answer } = await send('a person', 'POST /v1/support/tickets', {
      title: 'Una duda',
      description: 'Para otro',
      managerId: world.administrator.userId,
    })
    expect(answer).toMatchObject({ code: 'forbidden', errors: [{ path: 'managerId' }] })
  })
})

describe('what an agreed body leaves out', () => {
  test('cannot be said to be declined: terms that are not accepted are refused', async () => {
    const order = { ...open, amount: '250.00', orderType: 'invest', userId: investor.userId, acceptsTerms: false }
    const registration = { ...personal(), password: 'Cauce-2026', acceptsTerms: false }
    for (const { answer } of [
      await send('a person', 'POST /v1/project/orders', order),
      await send('a visitor', 'POST /v1/account/users', registration),
    ])
      expect(answer).toMatchObject({ errors: [{ path: 'acceptsTerms', code: 'terms-not-accepted' }] })
  })

  test('is asked for before visitors may see a project: its promoter and their tax number', async () => {
    const { answer } = await send('an administrator', 'POST /v1/project/projects', terms())
    const refusal = await send('an administrator', `PATCH /v1/project/projects/${String(answer['projectId'])}`, {
      phaseId: PHASE_IDS.Next_Opening,
    })
    expect(refusal.answer).toMatchObject({
      code: 'project-not-ready',
      params: { missing: 'descriptions,pictures,documents,promoterName,promoterTaxNumber,riskCategory' },
    })
  })

  test('is still asked for where nothing stands for it: a telephone', async () => {
    const { phoneNumber: _, ...silent } = personal()
    const { answer } = await send('a visitor', 'POST /v1/account/users', { ...silent, password: 'Cauce-2026' })
    expect(answer).toMatchObject({ errors: [{ path: 'phone', code: 'required' }] })
  })
})

describe('two names of one field', () => {
  test.each<{ call: Row['call']; body: Body; path: string }>([
    {
      call: 'PATCH /v1/account/users/{users.id}',
      body: { phone: '600111222', phoneNumber: '600111333' },
      path: 'phoneNumber',
    },
    {
      call: 'PATCH /v1/account/verifications/{verifications.id}',
      body: { decision: 'Approved', status: 'Declined' },
      path: 'status',
    },
    {
      call: 'PATCH /v1/payment/bank-accounts/{bankAccounts.id}',
      body: { state: 'valid', status: 'pending' },
      path: 'status',
    },
  ])('with two values are refused: $call', async ({ call, body, path }) => {
    const { answer } = await send('an administrator', call, body)
    expect(answer).toMatchObject({ code: 'input-invalid', errors: [{ path, code: 'choice-invalid' }] })
  })

  test('an individual has no fields of a company', async () => {
    const body = { ...personal(), kind: 'individual', password: 'Cauce-2026', companyName: 'Ferrerías, S. L.' }
    const { answer } = await send('a visitor', 'POST /v1/account/users', body)
    expect(answer).toMatchObject({ errors: [{ path: 'companyName', code: 'unknown-field' }] })
  })
})
