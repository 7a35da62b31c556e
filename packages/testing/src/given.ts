import { randomBytes } from 'node:crypto'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { hashOfToken, insertSession } from '@cauce/api/modules/auth/sessions'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { CLEARING_ACCOUNT } from '@cauce/api/modules/wallet/ledger'
import { insertLossSimulation } from '@cauce/api/modules/account/loss-simulations'
import { insertUsers, type NewUser } from '@cauce/api/modules/account/users'
import { openWallets } from '@cauce/api/modules/wallet/wallets'
import { inTransaction } from '@cauce/api/database'
import { calendarDateOf, firstReferenceDate, LOSS_TOOL_VERSION, parseAmount } from '@cauce/contract'
import { v7 } from 'uuid'
import { givenPostings } from './given-postings.ts'
import { insertGivenProject, insertGivenProjectType, type GivenProject } from './given-project.ts'
import type { TestApp } from './test-app.ts'
import { granted } from './granted.ts'
import { bankAccounts } from '@cauce/api/schema/payment'
import { spanishIban } from './sample-files.ts'

export interface Person {
  readonly userId: string
  readonly walletId: string
  readonly token: string
  readonly client: ReturnType<TestApp['client']>
  readonly app: TestApp
}

type GivenInvestor = Partial<NewUser> & { wallet?: string; lossResult?: string | null }

let counter = 0
const administratorsOf = new WeakMap<TestApp, Person[]>()

/**
 * Test data builders: `given(app).investor({ wallet: '100.00' })`. They insert rows directly, to keep tests
 * independent; the subject of a test goes through the API.
 */
export function given(app: TestApp) {
  const person = async ({
    wallet = '0.00',
    ...overrides
  }: Partial<NewUser> & { wallet?: string } = {}): Promise<Person> => {
    const number = (counter += 1)
    const now = app.clock.now()
    const userId = v7()
    const walletId = await inTransaction(app.kernel.database, async (tx) => {
      await insertUsers(tx, {
        userId,
        kind: 'individual',
        role: 'user',
        name: `Nombre${number}`,
        surname: `Apellido${number}`,
        email: `persona${number}-${randomBytes(3).toString('hex')}@example.org`,
        phone: '+34600000000',
        nationality: 'ES',
        birthdayAt: '1980-01-01',
        identificationDocumentType: 'ID_CARD',
        identificationDocumentNumber: `${10_000_000 + number}Z`,
        language: 'es',
        emailConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
        ...overrides,
      })
      const [opened] = await openWallets(tx, [userId], now)
      const income = { kind: 'income', debitAccountId: CLEARING_ACCOUNT, creditAccountId: opened! } as const
      const amount = parseAmount(wallet)
      if (amount > 0n) await givenPostings(tx, [{ ...income, amount }], now)
      return opened!
    })
    return { userId, walletId, ...(await session(userId)) }
  }

  const session = async (userId: string, kind: 'pending' | 'trusted' | 'full' = 'full') => {
    const token = randomBytes(32).toString('base64url')
    const now = app.clock.now()
    await insertSession(app.kernel.database, {
      sessionId: v7(),
      tokenHash: hashOfToken(token),
      userId,
      stage: kind === 'pending' ? 'pending' : 'full',
      isCodeGiven: kind === 'full',
      userAgent: 'test',
      address: '127.0.0.1',
      createdAt: now,
      lastUsedAt: now,
    })
    return { token, client: app.client(token), app }
  }

  return {
    bankAccount: ({ userId }: Pick<Person, 'userId'>) => insertGivenBankAccount(app, userId),
    /** Pending withdrawal with reserved amount, and its account. */
    withdrawal: async (owner: Person, amount: string) => {
      const bankAccountId = await insertGivenBankAccount(app, owner.userId)
      const body = { type: 'withdraw', amount, bankAccountId } as const
      const { data } = await owner.client.POST('/v1/wallet/transactions', { body })
      return { bankAccountId, transactionId: data!.transactionId }
    },
    person,
    session,
    project: (project: GivenProject = {}) => insertGivenProject(app, project, person),
    projectType: (name?: string) => insertGivenProjectType(app, name),
    investor: ({ lossResult, ...overrides }: GivenInvestor = {}) =>
      withResult(app, person({ verificationStatus: 'Approved', ...overrides }), lossResult),
    manager: (overrides: Partial<NewUser> = {}) => person({ role: 'operator', ...overrides }),
    administrator: (overrides: Partial<NewUser> = {}) => person({ role: 'admin', ...overrides }),
  }
}

/** The same ones for a file, with new sessions: each further administrator gets a copy of every notice. */
export async function givenAdministrators(app: TestApp, count: number): Promise<Person[]> {
  const shared = administratorsOf.get(app) ?? []
  administratorsOf.set(app, shared)
  while (shared.length < count)
    shared.push(await given(app).administrator(shared.length === 0 ? { name: 'Álvaro', surname: 'Sanchis' } : {}))
  return Promise.all(shared.slice(0, count).map(async (one) => ({ ...one, ...(await given(app).session(one.userId)) })))
}

/** Sends a simulation result, very large by default; null sends none. */
async function withResult(app: TestApp, made: Promise<Person>, lossResult: string | null = '100000000.00') {
  const person = await made
  if (lossResult === null) return person
  const createdAt = app.clock.now()
  await insertLossSimulation(app.kernel.database, {
    lossSimulationId: v7(),
    userId: person.userId,
    amount: parseAmount(lossResult),
    referenceDate: firstReferenceDate(calendarDateOf(createdAt)),
    toolVersion: LOSS_TOOL_VERSION,
    createdAt,
  })
  return person
}

export const KNOWN_PASSWORD = 'Cauce-2026'
/** Base32. */
export const KNOWN_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export async function givenKnownPerson(app: TestApp, overrides: Partial<NewUser> & { hasTotp?: boolean } = {}) {
  const { hasTotp = true, ...user } = overrides
  const email = user.email ?? `${crypto.randomUUID()}@example.org`
  const person = await given(app).person({ ...user, email, passwordHash: await hashPassword(KNOWN_PASSWORD) })
  if (hasTotp) await installTotp(app.kernel, app.kernel.database, person.userId, KNOWN_SECRET)
  return { ...person, email, password: KNOWN_PASSWORD }
}

export async function approveAccess({ client }: Pick<Person, 'client'>, userId: string): Promise<void> {
  const query = { userId, state: 'proposed' as const }
  const { data } = await granted(client.GET('/v1/account/access-changes', { params: { query } }))
  for (const { id } of data.map((change) => ({ id: change.accessChangeId })))
    await granted(
      client.PATCH('/v1/account/access-changes/{id}', { params: { path: { id } }, body: { state: 'active' } }),
    )
}

export const declaredBackground = {
  activity: 'Maestra de escuela',
  purpose: 'savings' as const,
  origins: ['salary' as const],
  exposure: 'none' as const,
  owners: [],
}

export const declaredCompany = {
  ...declaredBackground,
  activity: 'Alquiler de locales',
  purpose: 'treasury' as const,
  origins: ['business' as const],
  control: 'owners' as const,
  owners: [
    { name: 'Aurora Sanz Lobo', birthdayAt: '1970-02-03', nationality: 'ES', country: 'ES', share: 60 },
    { name: 'Blas Sanz Lobo', birthdayAt: '1972-09-30', nationality: 'ES', country: 'FR', share: 40 },
  ],
}

let count = 0

/** Registration input; a different person per call. */
export function newcomer(overrides: Record<string, unknown> = {}) {
  count += 1
  const email = `nueva${count}@example.org`
  return {
    kind: 'individual' as const,
    name: 'Lucía',
    surname: 'Peña Ordóñez',
    phone: '+34 611 222 333',
    gender: 'Female' as const,
    nationality: 'ES',
    birthdayAt: '1991-03-04',
    identificationDocumentType: 'PASSPORT' as const,
    identificationDocumentNumber: `PAA${100_000 + count}`,
    email,
    repeatEmail: email,
    password: 'Cauce-2026',
    repeatPassword: 'Cauce-2026',
    acceptsTerms: true as const,
    acknowledgesPrivacy: true as const,
    ...overrides,
  }
}

let accounts = 0

async function insertGivenBankAccount(app: TestApp, userId: string): Promise<string> {
  const [bankAccountId, now] = [v7(), app.clock.now()]
  await app.kernel.database.insert(bankAccounts).values({
    bankAccountId,
    userId,
    alias: 'Nómina',
    account: spanishIban(700_000 + (accounts += 1)),
    main: true,
    state: 'valid',
    createdAt: now,
    updatedAt: now,
  })
  return bankAccountId
}
