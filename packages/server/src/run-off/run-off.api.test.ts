import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openStorage } from '@cauce/api'
import { tableName } from '@cauce/api/flows/export-data/exported-table.queries'
import { EXPORTED, LEFT_OUT } from '@cauce/api/flows/export-data/what-is-exported.queries'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { closeDays } from '@cauce/api/modules/bank/daily-closes'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { formatAmount } from '@cauce/contract'
import {
  cloneDatabase,
  given,
  givenKnownPerson,
  openBrowser,
  placeOrder,
  sample,
  startTestApp,
  testApp,
  type Person,
  type TestApp,
} from '@cauce/testing'
import { closedAccount } from '@cauce/testing/given-configuration'
import { type CommandResult, outsideDatabase, runOperatorCommand } from '@cauce/testing/operator-command'
import { granted } from '@cauce/testing/granted'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newKeyPair } from '../age.ts'
import { partsToRead } from '../backup/parts.ts'
import { loadCopy, type OpenCopy } from '../backup/restore.ts'
import { OPEN } from './form.ts'
import { openPackage } from './read.ts'
import { COMMANDS, listed, paidBy, payNext, record, renewed } from './testing/next-payments.ts'

const app = testApp()
const run = promisify(execFile)
const keys = newKeyPair()

let folder: string
let written: CommandResult
let made: Readonly<Record<'folder' | 'fingerprint', string>>
let plain: string
let loans: Loans
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-off-'))
  loans = await givenLoans()
  await closeDays(app.kernel)
  const settings = outsideDatabase(app.databaseUrl, app.ownerUrl, app.dataFolder)
  const args = ['--to', path.join(folder, 'packages'), '--recipient', keys.publicKey]
  written = await runOperatorCommand('run-off', settings, args)
  made = { folder: written.lines[1]!, fingerprint: written.lines.at(-1)! }
  plain = await decrypted()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function decrypted(): Promise<string> {
  const to = path.join(folder, 'plain')
  const parts = partsToRead(made.folder, keys.secretKey)
  for (const entry of readdirSync(made.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const place = path.relative(made.folder, path.join(entry.parentPath, entry.name.replace(/\.age$/, '')))
    await mkdir(path.dirname(path.join(to, place)), { recursive: true })
    await writeFile(path.join(to, place), await parts.read(place))
  }
  return to
}

interface Loans {
  readonly ids: readonly string[]
  readonly ada: Person & { readonly email: string }
  readonly bea: Person
}

/** Uneven holdings, every kind of taxpayer, and what has gone wrong in some of them. */
async function givenLoans(): Promise<Loans> {
  const [ada, bea] = [await givenKnownPerson(app, { role: 'admin' }), await given(app).administrator()]
  const rate = { scope: 'treaty', country: 'CH', percentage: 7, validFrom: '2026-01-01', source: 'Convenio' } as const
  const { withholdingRateId } = await granted(ada.client.POST('/v1/tax/withholding-rates', { body: rate }))
  const ofRate = { params: { path: { id: withholdingRateId } }, body: { state: 'active' } } as const
  await granted(bea.client.PATCH('/v1/tax/withholding-rates/{id}', ofRate))
  const holds = { validFrom: '2026-01-01', validUntil: '2028-12-31', document: sample.pdf() }
  const investor = async (details: readonly object[] = [], about: object = {}) => {
    const person = await given(app).investor({ wallet: '3000.00', ...about })
    for (const body of details) {
      const { taxDetailId } = await granted(person.client.POST('/v1/tax/tax-details', { body: body as never }))
      const params = { path: { id: taxDetailId } }
      await granted(ada.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } }))
    }
    return person
  }
  const livesIn = (country: string) => ({
    kind: 'residence',
    country,
    validFrom: '2026-01-01',
    ...(country !== 'ES' && sample.ABROAD),
  })
  const certified = (country: string) => [livesIn(country), { kind: 'certificate', country, ...holds }]
  const people = [
    await investor(),
    await investor([], { name: '', surname: '' }),
    await investor([{ kind: 'exemption', ...holds }], { kind: 'company', companyName: 'Caja "Dos", S. A.' }),
    await investor([], { kind: 'company', companyName: 'Tres\nLíneas, S. L.' }),
    await investor(certified('DE')),
    await investor([livesIn('DE')]),
    await investor(certified('NO')),
    await investor(certified('CH')),
    await investor(certified('PE')),
  ]
  await given(app).bankAccount(people[0]!)
  const terms = { financingAmount: '6000.00', targetProfitability: 937, projectDuration: 12, managerFee: 450 }
  const AMOUNTS = ['1033.00', '777.00', '501.00', '1289.00', '613.00', '349.00', '887.00', '450.00', '101.00']
  const ids: string[] = []
  for (const deliveryFeePeriod of ['quarterly', 'annual', 'monthly'] as const) {
    const project = await given(app).project({ ...terms, deliveryFeePeriod, withdrawMoneyFinanced: true })
    ids.push(project.projectId)
    for (const [index, person] of people.entries()) await placeOrder(person, project, AMOUNTS[index]!)
    if (ids.length < 3) AMOUNTS.reverse()
  }
  app.clock.advance({ days: 5 })
  for (const id of ids) await settleFinancing(app.kernel, id)
  const admins = { ada: { ...ada, client: await renewed(app, ada) }, bea: { ...bea, client: await renewed(app, bea) } }
  const reason = 'Concurso de acreedores'
  await granted(admins.ada.client.POST('/v1/project/loan-defaults', { body: { projectId: ids[1]!, reason } }))
  await payNext(app, admins, ids[0]!, '70.01')
  await record(app, admins.ada, ids[2]!, '30.00')
  for (const [index, kind] of (['estate', 'garnishment', 'guardianship'] as const).entries()) {
    const body = { kind, party: 'Juzgado 3', reference: `EMB-${index}`, orderedOn: '2026-11-01', reason: 'Consta' }
    const params = { path: { id: people[index + 2]!.userId } }
    const ofKind = { ...(kind === 'garnishment' && { amount: '5000.00' }), file: sample.pdf() }
    await granted(admins.ada.client.POST('/v1/account/diligence/{id}/holds', { params, body: { ...body, ...ofKind } }))
  }
  await closedAccount(app, admins.ada, { name: 'Ausente' })
  await app.runJobs()
  return { ids, ...admins }
}

const HOLDS = `select h.*, garnished from account_holds h join wallets using (user_id) join ledger_accounts on account_id = wallets.wallet_id
  order by reference`

const secretsOf = () =>
  EXPORTED.flatMap((exported) =>
    (exported.leftOut.secret ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => [tableName(exported), name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const),
  )

describe('a run-off package', () => {
  it('is verified by openssl and sha256sum as the handbook says', async () => {
    const verify = COMMANDS.split('\n').filter((line) => !line.startsWith('find'))
    const { stdout } = await run('sh', ['-ec', verify.join('\n')], { cwd: plain })
    expect(stdout).toBe(`${made.fingerprint}  -\nSignature Verified Successfully\n`)
  })

  it('holds no credential and no examination', async () => {
    const tables = readdirSync(path.join(plain, 'tables')).map((name) => name.replace('.csv', ''))
    expect(
      tables.filter((name) => LEFT_OUT.secret.split(' ').includes(name) || name.startsWith('examination')),
    ).toEqual([])
    expect(secretsOf().length).toBeGreaterThan(8)
    for (const [table, column] of secretsOf().filter(([name]) => tables.includes(name))) {
      const [heading] = (await readFile(path.join(plain, 'tables', `${table}.csv`), 'utf8')).split('\n')
      expect(heading!.split(','), `${table}.${column}`).toContain(column)
      expect(OPEN.valueOf(`public.${table}`, column), `${table}.${column}`).not.toBe(column)
    }
    expect((await run('grep', ['-rl', 'argon2', plain]).catch(({ stdout }) => ({ stdout }))).stdout).toBe('')
  })

  it('says what it holds and lacks, and is in the activity log', async () => {
    expect(written.lines.slice(2, 5)).toEqual([
      expect.stringMatching(/^9 customers and 1 closed accounts, \d+\.\d\d EUR in wallets$/),
      expect.stringMatching(/^3 loans with \d+ payments to come of \d+\.\d\d EUR; 1 in default$/),
      '27 holdings, 18000.00 EUR of principal outstanding',
    ])
    expect(written.errors).toContain('Missing: a valid bank account of 8 people with holdings.\n')
    expect(written.errors).toContain('Missing: the name of 1 customers.\n')
    expect(readFileSync(path.join(plain, 'texts/notice.es.md'), 'utf8')).toMatch(/Titular: \S/)
    const log = "select after ->> 'number' as number from audit_records where operation = 'dailyCloses.runOff'"
    const { rows } = await app.kernel.database.$client.query(log)
    expect(rows).toHaveLength(1)
  })

  it('alone tells a third party who gets what, to the cent what both installations pay', async () => {
    const rows = await listed(plain)
    const sums = new Map<string, bigint>()
    for (const { user_id, net } of rows) sums.set(user_id!, (sums.get(user_id!) ?? 0n) + BigInt(net!))
    const told = Object.fromEntries([...sums].map(([id, cents]) => [id, formatAmount(cents)]).toSorted())
    expect(Object.keys(told)).toHaveLength(9)
    expect(rows.filter(({ notes }) => notes!.includes('loan in default'))).toHaveLength(9)
    expect(rows.filter(({ iban }) => iban !== '')).toHaveLength(3)
    expect(rows.filter(({ notes }) => notes!.includes('payments are held'))).toHaveLength(9)

    const other = await successor()
    const holds = await app.kernel.database.$client.query(HOLDS)
    expect(holds.rows.map(({ kind, garnished }) => [kind, garnished > 0])).toEqual([
      ['estate', false],
      ['garnishment', true],
      ['guardianship', false],
    ])
    expect((await other.kernel.database.$client.query(HOLDS)).rows).toEqual(holds.rows)
    const staff = async (person: Person) => ({ ...person, client: await renewed(other, person) })
    expect(await paidBy(other, { ada: await staff(loans.ada), bea: await staff(loans.bea) }, loans.ids)).toEqual(told)
    expect(await reconcile(other.kernel)).toMatchObject({ isBalanced: true })
    expect(await paidBy(app, loans, loans.ids)).toEqual(told)

    await logsInByMail(other, loans.ada.email)
    const restores = await other.kernel.database.$client.query('select from restores')
    expect(restores.rowCount, 'payments wait for statements').toBe(1)
  })
})

async function logsInByMail(of: TestApp, email: string): Promise<void> {
  const { client } = openBrowser(of)
  await granted(client.POST('/v1/auth/password/forgot', { body: { email } }))
  await of.runJobs()
  const { data } = await granted(of.client().GET('/v1/misc/outbox', { params: { query: { to: email } } }))
  const token = /\?token=([\w-]{43})/.exec(data[0]!.text)![1]!
  const password = 'Nueva-2027'
  await granted(client.POST('/v1/auth/password/reset', { body: { token, password, repeatPassword: password } }))
  expect(await granted(client.POST('/v1/auth/login', { body: { email, password } }))).toEqual({ next: 'first-otp' })
}

async function successor() {
  const database = await cloneDatabase()
  const dataFolder = path.join(folder, 'successor')
  const storage = openStorage({ dataFolder, s3: undefined }, { isSynced: false })
  const opened = await openPackage(made.folder, keys.secretKey, made.fingerprint)
  const load = ({ manifest }: Pick<OpenCopy, 'manifest'>) =>
    loadCopy({ ...opened, manifest, form: OPEN }, { ...database, storage, isReplacing: false })
  const later = { ...opened.manifest, version: '9.9.9', migrations: [...opened.manifest.migrations, 'later'] }
  await expect(load({ manifest: later })).rejects.toThrow('by version 9.9.9')
  await load(opened)
  await expect(load(opened)).rejects.toThrow('The database has accounts already')
  const other = await startTestApp({ dataFolder }, { database })
  onTestFinished(() => other.stop())
  other.clock.set(app.clock.now())
  return other
}

describe('reading a package', () => {
  const open = (harm: (at: string) => void, { secretKey = keys.secretKey, signer = made.fingerprint } = {}) => {
    const harmed = path.join(folder, 'harmed')
    rmSync(harmed, { recursive: true, force: true })
    cpSync(made.folder, harmed, { recursive: true })
    harm(harmed)
    return openPackage(harmed, secretKey, signer)
  }
  const TABLE = 'tables/users.csv.age'

  it.each([
    { harm: (at: string) => appendFileSync(path.join(at, TABLE), 'x'), words: 'users.csv cannot be read' },
    {
      harm: (at: string) => cpSync(path.join(at, 'tables/fees.csv.age'), path.join(at, TABLE)),
      words: 'users.csv is not',
    },
    { harm: (at: string) => rmSync(path.join(at, TABLE)), words: 'users.csv cannot be read' },
    { harm: (at: string) => writeFileSync(path.join(at, 'SHA256SUMS.age'), ''), words: 'SHA256SUMS cannot be read' },
    {
      harm: (at: string) => cpSync(path.join(at, 'manifest.json.age'), path.join(at, 'SHA256SUMS.age')),
      words: 'SHA256SUMS is not what was signed',
    },
    { harm: (at: string) => rmSync(path.join(at, 'signer.pem.age')), words: 'There is no package in' },
  ])('refuses: $words', async ({ harm, words }) => {
    await expect(open(harm)).rejects.toThrow(words)
  })

  it('refuses another signer and another key', async () => {
    await expect(open(() => {}, { signer: 'f'.repeat(64) })).rejects.toThrow(`signed by the key ${made.fingerprint}`)
    const secretKey = newKeyPair().secretKey
    await expect(open(() => {}, { secretKey })).rejects.toThrow('encrypted for another key')
  })
})
