import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Company } from '@cauce/contract/company.ts'
import { DEMONSTRATION_COMPANY } from '@cauce/seed/company'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { warningsAtStart } from '../log.ts'
import { readConfig } from './config.ts'
import { type Facts, findingsOfFacts } from './findings-of-facts.ts'
import { warningsOfFormer } from './former-settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'findings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const complete = {
  SECRET: 'x'.repeat(32),
  ORIGIN: 'https://invest.example.org',
  TRUST_PROXY: 'true',
  DATABASE_URL: 'postgres://app:a@localhost/cauce',
  DATABASE_OWNER_URL: 'postgres://owner:b@localhost/cauce',
  SMTP_URL: 'smtps://mail.example.org',
  BRAND_NAME: 'Invest',
  MAIL_FROM: 'Invest <no-reply@example.org>',
  VERIFF_API_KEY: 'key',
  VERIFF_SHARED_SECRET: 'hidden',
  BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range/',
}
const read = (changes: Record<string, string> = {}) => readConfig({ ...complete, DATA_FOLDER: folder, ...changes })
const subjects = (changes: Record<string, string>) =>
  warningsAtStart(read(changes))
    .map((line) => line.split(':')[0])
    .filter((subject) => subject !== 'Legal texts')

test.each<{ changes: Record<string, string>; named: string[] }>([
  { changes: {}, named: [] },
  { changes: { ORIGIN: 'http://localhost:4000', TRUST_PROXY: '' }, named: ['ORIGIN'] },
  { changes: { TRUST_PROXY: '' }, named: ['TRUST_PROXY'] },
  { changes: { DATABASE_URL: '', DATABASE_OWNER_URL: '' }, named: ['DATABASE_URL'] },
  { changes: { DATABASE_URL: 'postgres://app:a@one,two/cauce' }, named: ['DATABASE_URL'] },
  { changes: { SMTP_URL: '' }, named: ['SMTP_URL'] },
  { changes: { BRAND_NAME: '' }, named: ['BRAND_NAME'] },
  { changes: { MAIL_FROM: '' }, named: ['MAIL_FROM'] },
  { changes: { VERIFF_API_KEY: '', VERIFF_SHARED_SECRET: '' }, named: ['VERIFF_API_KEY'] },
  { changes: { LOGIN_THROTTLE: 'false', REQUESTS_PER_MINUTE: '0' }, named: ['LOGIN_THROTTLE', 'REQUESTS_PER_MINUTE'] },
  { changes: { SESSION_MAXIMUM_HOURS: '720' }, named: ['SESSION_IDLE_MINUTES'] },
  { changes: { SHEET_REQUIRED: 'false' }, named: ['SHEET_REQUIRED'] },
  { changes: { LOG_LEVEL: 'error' }, named: ['LOG_LEVEL'] },
  { changes: { FOUR_EYES_TRESHOLD: '100.00', HOME: '/root' }, named: ['FOUR_EYES_TRESHOLD'] },
])('the start of a real installation warns of $named', ({ changes, named }) => {
  expect(subjects(changes)).toEqual(named)
})

test('a misspelt setting is named with the one that was meant', () => {
  expect(warningsAtStart(read({ FOUR_EYES_TRESHOLD: '1.00' }))[0]).toMatch(/did you mean FOUR_EYES_THRESHOLD\?$/)
})

test.each<{ changes: Record<string, string>; line: RegExp }>([
  { changes: { REFLECTION_DAYS: '3' }, line: /^The setting REFLECTION_DAYS must be 4 or more .*article 22\.$/ },
  { changes: { ORIGIN: 'http://invest.example.org' }, line: /^The setting ORIGIN must be an https address .*$/ },
])('what breaks a law is refused outside a demonstration: $changes', ({ changes, line }) => {
  expect(() => read(changes)).toThrow(line)
  expect(() => read({ ...changes, CAUCE_DEMO: 'true' })).not.toThrow()
})

const now = new Date('2026-11-26T08:00:00Z')
const inside = {
  administrators: 2,
  hasAccount: true,
  company: DEMONSTRATION_COMPANY as Company,
  isMarked: false,
  lastTakenAt: now,
  lastTrialAt: now,
  oddNumbers: [],
}
const database = { version: 18, isPrivileged: false, clockSeconds: 0, inside }
const fine: Facts = { database, storageFailure: undefined, mailFailure: undefined, trialDays: 7, now }
test.each<{ facts: Partial<Facts>; found: string[] }>([
  { facts: {}, found: [] },
  { facts: { database: { failure: 'It does not answer.' } }, found: ['missing Database'] },
  { facts: { database: { ...database, version: 17 } }, found: ['missing Database'] },
  { facts: { database: { ...database, isPrivileged: true } }, found: ['missing Roles'] },
  { facts: { database: { ...database, clockSeconds: -60 } }, found: ['warning Clock'] },
  { facts: { database: { ...database, inside: undefined } }, found: ['missing Tables'] },
  { facts: { database: { ...database, inside: { ...inside, isMarked: true } } }, found: ['missing Data'] },
  { facts: { database: { ...database, inside: { ...inside, administrators: 1 } } }, found: ['missing Administrators'] },
  {
    facts: { database: { ...database, inside: { ...inside, hasAccount: false } } },
    found: ['missing Company account'],
  },
  {
    facts: { database: { ...database, inside: { ...inside, company: { ...DEMONSTRATION_COMPANY, lei: undefined } } } },
    found: ['missing Company'],
  },
  {
    facts: { database: { ...database, inside: { ...inside, oddNumbers: ['0197'] } } },
    found: ['warning Numbers of identity'],
  },
  { facts: { storageFailure: 'full', mailFailure: 'closed' }, found: ['missing Storage', 'missing Mail server'] },
  {
    facts: { database: { ...database, inside: { ...inside, lastTakenAt: null, lastTrialAt: null } } },
    found: ['warning Backup', 'warning Trial of a backup'],
  },
  {
    facts: { database: { ...database, inside: { ...inside, lastTakenAt: new Date('2026-11-24T08:00:00Z') } } },
    found: ['warning Backup'],
  },
  {
    facts: { database: { ...database, inside: { ...inside, lastTrialAt: new Date('2026-11-18T07:00:00Z') } } },
    found: ['warning Trial of a backup'],
  },
])('npm run check finds $found', ({ facts, found }) => {
  const lacking = findingsOfFacts({ ...fine, ...facts }).filter(({ level }) => level !== 'ok')
  expect(lacking.map(({ level, subject }) => `${level} ${subject}`)).toEqual(found)
})

test('a former setting that says something else than what administrators decided is named', () => {
  const config = read({ FOUR_EYES_THRESHOLD: '500.00', CLOSING_DAYS: '9', COMPANY_NAME: 'Ribera', CONTACT_PHONE: '1' })
  const { firstParameters, firstCompany } = config.api
  const parameters = { ...firstParameters, fourEyesThreshold: 2_000_000n }
  const company = { ...firstCompany, name: 'Ribera Norte, S. L.' }
  expect(warningsOfFormer(config, { parameters, company })).toEqual(
    ['FOUR_EYES_THRESHOLD', 'COMPANY_NAME'].map(
      (name) => `The setting ${name} is ignored: administrators have decided another value. Remove it.`,
    ),
  )
})
