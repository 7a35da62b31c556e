import { mkdirSync, mkdtempSync, rmSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLIENT_ACCOUNT, ACCOUNT_DATA, InstitutionBooks } from './institution-books.ts'
import { startSandboxInstitution, type SandboxInstitution, readState } from './index.ts'
import { groupIban } from '@cauce/format/iban.ts'

const WITHIN = { timeout: 60_000 }
const TRANSFER = {
  toIban: CLIENT_ACCOUNT,
  amount: '10.00',
  name: 'Ana',
  iban: 'ES9121000418450200051332',
  remittance: '',
}
const ORDER = { ...TRANSFER, beneficiary: 'Ana', endToEndId: 'P1' }

let folder: string
let institution: SandboxInstitution
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-institution-'))
})
afterEach(async () => {
  await institution.close()
  rmSync(folder, { recursive: true, force: true })
})

test('logs why its books cannot be stored, and continues once they can', async () => {
  const disk = path.join(folder, 'disk')
  const stateFile = path.join(disk, 'institution.json')
  const failures: unknown[] = []
  const delivered: string[] = []
  institution = await startSandboxInstitution({
    secret: 'a secret',
    stateFile,
    isBusy: true,
    log: { error: ({ error }) => void failures.push(error) },
    deliver: (raw) => Promise.resolve(delivered.push(raw) && 200),
  })
  institution.books.receive(TRANSFER)
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), WITHIN)
  await fetch(`${institution.url}/balance`)
  expect(failures).toEqual(failures.map(() => expect.objectContaining({ code: 'ENOENT' })))
  expect(delivered).toEqual([])
  mkdirSync(disk)
  await vi.waitFor(() => expect(delivered).toHaveLength(1), WITHIN)
  expect(readState(stateFile)?.notices).toHaveLength(1)
}, 120_000)

test('settles payments while a notice is pending', async () => {
  const answers = Promise.withResolvers<number>()
  const deliver = vi.fn(() => answers.promise)
  const log = { error: vi.fn() }
  institution = await startSandboxInstitution({ secret: 'a secret', isBusy: true, log, deliver })
  institution.books.receive(TRANSFER)
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), WITHIN)
  const { id } = institution.books.payOut('01890000-0000-7000-8000-000000000001', ORDER)
  await vi.waitFor(() => expect(institution.books.readPayOut(id)?.state).toBe('succeeded'), WITHIN)
  expect(deliver).toHaveBeenCalledOnce()
  answers.resolve(200)
}, 120_000)

test('the handbook lists the data of the sandbox account', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../handbook/operating.md'), 'utf8')
  const { bic, bankName, beneficiary } = ACCOUNT_DATA
  for (const named of [groupIban(CLIENT_ACCOUNT), bic, bankName, beneficiary]) expect(page).toContain(named)
})

test('a line after midnight in Madrid is on the statement of the new day', () => {
  let now = new Date('2026-11-22T22:59:59Z')
  const books = new InstitutionBooks(undefined, { now: () => now, isShared: true })
  const transfer = { toIban: CLIENT_ACCOUNT, amount: '10.00', name: 'Ana', iban: 'ES9121000418450200051332' }
  books.receive({ ...transfer, remittance: 'before' })
  now = new Date('2026-11-22T23:00:00Z')
  books.receive({ ...transfer, remittance: 'after' })
  const textsOf = (day: string) => books.statement(day)?.lines.map(({ remittance }) => remittance)
  expect([textsOf('2026-11-22'), textsOf('2026-11-23')]).toEqual([['before'], ['after']])
})
