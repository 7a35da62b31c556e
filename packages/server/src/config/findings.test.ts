import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Company } from '@cauce/contract/company.ts'
import { DEMONSTRATION_COMPANY } from '@cauce/seed/company'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { warningsAtStart } from '../log.ts'
import { readConfig } from './config.ts'
import { type Facts, findingsOfFacts } from './findings-of-facts.ts'
import { findingsOfSettings } from './findings.ts'
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
  VERIFF_API_KEY: 'key',
  VERIFF_SHARED_SECRET: 'hidden',
  BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range/',
}
const read = (changes: Record<string, string> = {}) => readConfig({ ...complete, DATA_FOLDER: folder, ...changes })
const lacking = (changes: Record<string, string>) =>
  findingsOfSettings(read(changes))
    .filter(({ level }) => level !== 'ok')
    .map(({ check }) => check)

test.each<{ changes: Record<string, string>; named: string[] }>([
  { changes: {}, named: [] },
  { changes: { ORIGIN: 'http://localhost:4000', TRUST_PROXY: '' }, named: ['address'] },
  { changes: { TRUST_PROXY: '' }, named: ['proxy'] },
  { changes: { DATABASE_URL: '', DATABASE_OWNER_URL: '' }, named: ['embeddedDatabase'] },
  { changes: { DATABASE_URL: 'postgres://app:a@one,two/cauce' }, named: ['readableDatabase'] },
  { changes: { SMTP_URL: '' }, named: ['mail'] },
  { changes: { VERIFF_API_KEY: '', VERIFF_SHARED_SECRET: '' }, named: ['identification'] },
  { changes: { LOGIN_THROTTLE: 'false', REQUESTS_PER_MINUTE: '0' }, named: ['loginThrottle', 'requests'] },
  { changes: { SESSION_MAXIMUM_HOURS: '720' }, named: ['sessions'] },
  { changes: { LOG_LEVEL: 'error' }, named: ['log'] },
  { changes: { FOUR_EYES_TRESHOLD: '100.00', HOME: '/root' }, named: ['misspelt'] },
])('the start of a real installation warns of $named', ({ changes, named }) => {
  expect(lacking(changes)).toEqual(named)
})

test('a misspelt setting is named with the one that was meant', () => {
  expect(warningsAtStart(read({ FOUR_EYES_TRESHOLD: '1.00' }))[0]).toMatch(/Did you mean FOUR_EYES_THRESHOLD\?$/)
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
  hasBrand: true,
  isSheetRequired: true,
  company: DEMONSTRATION_COMPANY as Company,
  drafts: [],
  isMarked: false,
  lastTakenAt: now,
  lastTrialAt: now,
  oddNumbers: [],
}
const database = { version: 18, isPrivileged: false, clockSeconds: 0, inside }
/** Only what is said of it differs from a complete installation. */
const within = (changes: object): Partial<Facts> => ({ database: { ...database, inside: { ...inside, ...changes } } })
const ofCompany = (changes: object) => within({ company: { ...DEMONSTRATION_COMPANY, ...changes } })
const fine: Facts = { database, storageFailure: undefined, mailFailure: undefined, trialDays: 7, now }
test.each<{ facts: Partial<Facts>; found: string[] }>([
  { facts: {}, found: [] },
  { facts: { database: { failure: 'It does not answer.' } }, found: ['missing database'] },
  { facts: { database: { ...database, version: 17 } }, found: ['missing databaseVersion'] },
  { facts: { database: { ...database, isPrivileged: true } }, found: ['missing roles'] },
  { facts: { database: { ...database, clockSeconds: -60 } }, found: ['warning clock'] },
  { facts: { database: { ...database, inside: undefined } }, found: ['missing tables'] },
  { facts: within({ isMarked: true }), found: ['missing inventedData'] },
  { facts: within({ administrators: 1 }), found: ['missing administrators'] },
  { facts: within({ hasBrand: false }), found: ['warning brand'] },
  { facts: within({ drafts: ['terms'] }), found: ['missing legalTexts'] },
  { facts: within({ isSheetRequired: false }), found: ['missing sheets'] },
  { facts: within({ hasAccount: false }), found: ['missing account'] },
  { facts: ofCompany({ paymentInstitution: undefined }), found: ['missing paymentInstitution'] },
  { facts: ofCompany({ lei: undefined }), found: ['missing company'] },
  { facts: ofCompany({ sender: undefined }), found: ['missing sender'] },
  { facts: within({ oddNumbers: ['0197'] }), found: ['warning numbers'] },
  { facts: { storageFailure: 'full', mailFailure: 'closed' }, found: ['missing storage', 'missing mailServer'] },
  { facts: within({ lastTakenAt: null, lastTrialAt: null }), found: ['warning backup', 'warning trial'] },
  { facts: within({ lastTakenAt: new Date('2026-11-24T08:00:00Z') }), found: ['warning backup'] },
  { facts: within({ lastTrialAt: new Date('2026-11-18T07:00:00Z') }), found: ['warning trial'] },
])('npm run check finds $found', ({ facts, found }) => {
  const lacking = findingsOfFacts({ ...fine, ...facts }).filter(({ level }) => level !== 'ok')
  expect(lacking.map(({ level, check }) => `${level} ${check}`)).toEqual(found)
})

test('a former setting that says something else than what administrators decided is named', () => {
  const config = read({
    FOUR_EYES_THRESHOLD: '500.00',
    CLOSING_DAYS: '9',
    COMPANY_NAME: 'Ribera',
    CONTACT_PHONE: '1',
    MAIL_FROM: 'Ribera <no-reply@ribera.example>',
    FEE_VAT: '2001-01-01=exempt',
    JOURNAL_ACCOUNTS: 'fees=705',
  })
  const { firstParameters, firstCompany } = config.api
  expect(firstCompany.sender).toBe('no-reply@ribera.example')
  const parameters = { ...firstParameters, fourEyesThreshold: 2_000_000n, journalBank: '572' }
  const company = { ...firstCompany, name: 'Ribera Norte, S. L.' }
  expect(warningsOfFormer(config, { parameters, company })).toEqual(
    ['FOUR_EYES_THRESHOLD', 'COMPANY_NAME', 'JOURNAL_ACCOUNTS'].map(
      (name) => `The setting ${name} is ignored: administrators have decided another value. Remove it.`,
    ),
  )
})
