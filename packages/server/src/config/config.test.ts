import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartRefusal } from '../lifetime.ts'
import { readConfig } from './config.ts'
import { renderSettingsTable } from './generate-settings-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SECRET = 'x'.repeat(32)
const read = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_FOLDER: folder, CAUCE_DEMO: 'false', SECRET, ...environment })
const readDemonstration = (environment: Record<string, string> = {}) =>
  read({ CAUCE_DEMO: 'true', SECRET: '', ...environment })

test('traces follow the standard OTEL settings, with unescaped headers, and need an address', () => {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20dXNlcg==,tenant=cauce',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  }
  expect(read(settings).traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Basic dXNlcg==', tenant: 'cauce' },
    ratio: 0.25,
  })
  expect(read({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: '' }).traces).toBeUndefined()
  expect(() => read({ ...settings, OTEL_TRACES_SAMPLER_ARG: '25' })).toThrow(
    new StartRefusal('The setting OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, and is "25".'),
  )
  expect(() => read({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'hidden' })).toThrow(/^(?!.*hidden)/)
})

test('a company is never called by the working name', () => {
  const ORIGIN = 'https://invertir.riberanorte.example'
  expect(read({ ORIGIN }).api.brandName).toBe('invertir.riberanorte.example')
  expect(read({ ORIGIN, BRAND_NAME: 'Ribera Norte' }).api.brandName).toBe('Ribera Norte')
  expect(readDemonstration().api.brandName).toBe('Cauce')
})

describe('the secret', () => {
  test('of a demonstration is created once, readable by its owner only', () => {
    const { secret } = readDemonstration().api
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readDemonstration().api.secret).toBe(secret)
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(secret)
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test.each<{ what: string; environment: Record<string, string>; reason: string }>([
    { what: 'outside a demonstration', environment: { CAUCE_DEMO: 'false' }, reason: 'CAUCE_DEMO is off' },
    {
      what: 'on another machine, which is never a demonstration by default',
      environment: { ORIGIN: 'http://cauce.example', CAUCE_DEMO: '' },
      reason: 'ORIGIN is not on this machine',
    },
  ])('is required $what, whatever NODE_ENV is', ({ environment, reason }) => {
    for (const NODE_ENV of ['', 'development', 'production'])
      expect(() => readDemonstration({ ...environment, NODE_ENV })).toThrow(
        new StartRefusal(`The setting SECRET must be given, at least 32 characters long, because ${reason}.`),
      )
  })
})

describe('a secret in a file', () => {
  const keep = (name: string, content: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    return file
  }
  const readFiles = (environment: Record<string, string>) =>
    readConfig({ DATA_FOLDER: folder, CAUCE_DEMO: 'false', ...environment })

  test('is read without its line end', () => {
    for (const end of ['', '\n', '\r\n'])
      expect(readFiles({ SECRET_FILE: keep('secret-file', `${SECRET} ${end}`) }).api.secret).toBe(`${SECRET} `)
  })

  test('may not be given as a setting too', () => {
    expect(() => read({ SECRET_FILE: keep('secret-file', SECRET) })).toThrow(
      new StartRefusal('The settings SECRET and SECRET_FILE are both given: give one of them.'),
    )
    expect(readFiles({ SECRET: '', SECRET_FILE: keep('secret-file', SECRET) }).api.secret).toBe(SECRET)
  })

  test('is refused without content', () => {
    expect(() => readFiles({ VERIFF_API_KEY_FILE: keep('veriff-key', '\n') })).toThrow(
      'content of VERIFF_API_KEY_FILE must be',
    )
  })

  test('is refused with the reason if it cannot be read', () => {
    const missing = path.join(folder, 'missing')
    expect(() => readFiles({ SECRET_FILE: missing })).toThrow(
      `The setting SECRET_FILE must name a file that can be read: ENOENT: no such file or directory, open '${missing}'.`,
    )
    mkdirSync(missing)
    expect(() => readFiles({ SECRET_FILE: missing })).toThrow(/^The setting SECRET_FILE must name .*EISDIR.*$/)
  })

  test('is refused without its content when it is too short', () => {
    expect(() => readFiles({ SECRET_FILE: keep('secret-file', 'hidden') })).toThrow(
      new StartRefusal('The content of SECRET_FILE must be at least 32 characters long.'),
    )
  })
})

describe('the previous secret', () => {
  const SECRET_PREVIOUS = 'y'.repeat(32)
  test('is accepted together with the present one', () => {
    expect(read({ SECRET_PREVIOUS }).api).toMatchObject({ secret: SECRET, previousSecret: SECRET_PREVIOUS })
    expect(read().api.previousSecret).toBeUndefined()
  })

  test.each<{ what: string; environment: Record<string, string> }>([
    { what: 'equals the present one', environment: { SECRET_PREVIOUS: SECRET } },
    { what: 'comes alone', environment: { SECRET_PREVIOUS, SECRET: '', CAUCE_DEMO: 'true' } },
  ])('is refused when it $what', ({ environment }) => {
    expect(() => read(environment)).toThrow(
      new StartRefusal('The setting SECRET_PREVIOUS must be the secret before SECRET, which must be given and differ.'),
    )
  })
})

describe('an unusable data folder is refused at once', () => {
  test.each(['/etc/passwd', '/etc/passwd/data', '/proc/nope', '/proc/nope/data'])('%s', (DATA_FOLDER) => {
    expect(() => read({ DATA_FOLDER })).toThrow(/^The setting DATA_FOLDER must be a folder that can be written to: .*$/)
  })
})

test('the address of a service ends with a slash, given or not', () => {
  for (const end of ['', '/'])
    expect(read({ BREACHED_PASSWORDS_URL: `https://breached.example/range${end}` }).api.breachedPasswordsUrl).toBe(
      'https://breached.example/range/',
    )
})

test('the origin follows the port unless it is given', () => {
  expect(read({ PORT: '4100' }).api.origin).toBe('http://localhost:4100')
  expect(read({ PORT: '4100', ORIGIN: 'https://cauce.example/' }).api.origin).toBe('https://cauce.example')
})

test.each([
  { given: 'true', trusted: 1 },
  { given: '1', trusted: 1 },
  { given: 'no', trusted: 0 },
  { given: '2', trusted: 2 },
  { given: '10.0.0.0/8, ::1', trusted: ['10.0.0.0/8', '::1'] },
])('TRUST_PROXY=$given is parsed', ({ given, trusted }) => {
  expect(read({ TRUST_PROXY: given }).trustedProxies).toEqual(trusted)
})

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 4000, api: { smtpUrl: undefined } })
})

test('an outside database needs the address of its owner', () => {
  const url = 'postgres://app:secret@db:5432/cauce'
  const ownerUrl = 'postgres://owner:secret@db:5432/cauce'
  expect(() => read({ DATABASE_URL: url })).toThrow(
    /^The setting DATABASE_OWNER_URL must .* because DATABASE_URL is set/,
  )
  expect(read({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }).database).toEqual({ url, directUrl: url, ownerUrl })
})

test('migrations of a database behind a pooler bypass the pooler', () => {
  const [url, directUrl] = ['postgres://app:secret@pooler:6432/cauce', 'postgres://app:secret@db:5432/cauce']
  const ownerUrl = 'postgres://owner:secret@db:5432/cauce'
  const pooled = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_OWNER_URL: ownerUrl }
  expect(read(pooled).database).toEqual({ url, directUrl, ownerUrl })
  expect(() => read({ DATABASE_DIRECT_URL: directUrl })).toThrow('because DATABASE_DIRECT_URL is set')
})

test.each([
  { url: 'postgres://app:secret@one:5432,two:5432/cauce?target_session_attrs=read-write', isTaken: true },
  { url: 'postgresql://app:secret@one,two/cauce?target_session_attrs=primary', isTaken: true },
  // Cauce writes: a read-only server does not qualify.
  { url: 'postgres://app:secret@one,two/cauce?target_session_attrs=standby', isTaken: false },
  { url: 'postgres://app:secret@one,two:port/cauce', isTaken: false },
  { url: 'mysql://app:secret@one,two/cauce', isTaken: false },
])('$url is a valid database address: $isTaken', ({ url, isTaken }) => {
  const refusal = 'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/database.'
  const reading = () => {
    try {
      return read({ DATABASE_URL: url, DATABASE_OWNER_URL: 'postgres://db/cauce' }).database?.url
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(reading()).toBe(isTaken ? url : refusal)
})

test('a standby may be set only for an outside database', () => {
  const url = 'postgres://app:secret@two:5432/cauce'
  expect(read({}).standby).toBeUndefined()
  const primary = { DATABASE_URL: 'postgres://db/cauce', DATABASE_OWNER_URL: 'postgres://owner@db/cauce' }
  expect(read({ ...primary, DATABASE_READ_URL: url }).standby).toEqual({
    url,
    maximumLagMs: 10_000,
  })
  expect(() => read({ DATABASE_READ_URL: url })).toThrow('because DATABASE_READ_URL is set')
})

test('a bucket and Veriff are used when they are complete', () => {
  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hidden' }
  const veriff = { VERIFF_API_KEY: 'key', VERIFF_SHARED_SECRET: 'hidden' }
  expect(read({ ...s3, ...veriff }).api).toMatchObject({
    s3: { bucket: 'files', region: 'eu-south-2', accessKeyId: 'key', secretAccessKey: 'hidden' },
    veriff: { baseUrl: 'https://stationapi.veriff.com', apiKey: 'key', sharedSecret: 'hidden' },
  })
})

test('a demonstration requires no sheets, and declarations of larger deposits only', () => {
  expect(readDemonstration().api).toMatchObject({
    firstParameters: { declarationThreshold: 1_000_000n, isSheetRequired: false },
  })
  expect(readDemonstration({ DECLARATION_THRESHOLD: '0.00' }).api).toMatchObject({
    firstParameters: { declarationThreshold: 0n },
  })
})

test('the rate of VAT of today is read, and an account of another name or form stops the start', () => {
  expect(read({ FEE_VAT: '2099-01-01=10,2002-01-01=21,2001-01-01=exempt' }).api.firstParameters.feeVat).toBe(2100)
  expect(read({ JOURNAL_ACCOUNTS: 'bank=57200005,fees=705' }).api.firstParameters).toMatchObject({
    ...{ journalBank: '57200005', journalFees: '705', journalPenalties: '75900000' },
    feeVat: 'unstated',
  })
  for (const [name, bad] of [
    ['FEE_VAT', '2027-13-01=21'],
    ['JOURNAL_ACCOUNTS', 'fee=705'],
    ['JOURNAL_ACCOUNTS', 'fees=7x'],
  ] as const)
    expect(() => read({ [name]: bad })).toThrow(StartRefusal)
})

describe('the institution that holds the money', () => {
  const sandbox = { INSTITUTION: 'sandbox' }
  const there = { ...sandbox, INSTITUTION_URL: 'http://127.0.0.1:4600', INSTITUTION_SECRET: 'i'.repeat(32) }

  test('is the bank known by its files if nothing is set', () => {
    expect(read().api.institution).toBeUndefined()
    expect(read().ownInstitution).toBeUndefined()
  })

  test('is a sandbox started by the process, with a stable secret of its own', () => {
    const { api, ownInstitution } = readDemonstration(sandbox)
    expect(api.institution).toBeUndefined()
    expect(ownInstitution!.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(ownInstitution!.secret).not.toBe(api.secret)
    expect(readDemonstration(sandbox).ownInstitution).toEqual(ownInstitution)
  })

  test('is one at an address, with the previous secret during rotation', () => {
    const { api, ownInstitution } = readDemonstration({ ...there, INSTITUTION_SECRET_PREVIOUS: 'p'.repeat(32) })
    expect(ownInstitution).toBeUndefined()
    expect(api.institution).toEqual({
      baseUrl: 'http://127.0.0.1:4600',
      secret: 'i'.repeat(32),
      previousSecret: 'p'.repeat(32),
    })
  })

  test('cannot be a sandbox outside the demonstration, or at an address without a secret', () => {
    for (const environment of [sandbox, there])
      expect(() => read(environment)).toThrow(
        new StartRefusal(
          'The setting INSTITUTION must be files outside a demonstration: the sandbox moves no real money.',
        ),
      )
    expect(() => readDemonstration({ ...there, INSTITUTION_SECRET: '' })).toThrow(
      new StartRefusal(
        'The setting INSTITUTION_SECRET must be at least 32 characters long, because INSTITUTION_URL is set.',
      ),
    )
  })
})

describe('a bad setting stops the start with one line that names it', () => {
  test.each<{ environment: Record<string, string>; message: string }>([
    ...['abc', '0', '65536', '0x10', '1e3', '-1', '1.5'].map((PORT) => ({
      environment: { PORT },
      message: `The setting PORT must be a whole number from 1 to 65535, and is "${PORT}".`,
    })),
    {
      environment: { TRUST_PROXY: 'proxy.example' },
      message:
        'The setting TRUST_PROXY must be true, false, the number of proxies (at most 9), or their addresses and networks, such as 10.0.0.0/8,2001:db8::/48, and is "proxy.example".',
    },
    { environment: { CAUCE_DEMO: 'maybe' }, message: 'The setting CAUCE_DEMO must be true or false, and is "maybe".' },
    {
      environment: { ORIGIN: 'https://cauce.example/path' },
      message:
        'The setting ORIGIN must be an address without a path, such as https://cauce.example, and is "https://cauce.example/path".',
    },
    {
      environment: { ORIGIN: 'foo' },
      message: 'The setting ORIGIN must be an address without a path, such as https://cauce.example, and is "foo".',
    },
    {
      environment: { FOUR_EYES_THRESHOLD: '10.5' },
      message: 'The setting FOUR_EYES_THRESHOLD must be an amount such as 10000.00, and is "10.5".',
    },
    {
      environment: { LOG_LEVEL: 'loud' },
      message: 'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, and is "loud".',
    },
    {
      environment: { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
      message: 'The setting S3_SECRET_ACCESS_KEY must be a secret access key, because S3_BUCKET is set.',
    },
  ])('$environment', ({ environment, message }) => {
    expect(() => read(environment)).toThrow(new StartRefusal(message))
  })

  test('but the value of a secret is never printed', () => {
    expect(() => read({ SECRET: 'short' })).toThrow(
      new StartRefusal('The setting SECRET must be at least 32 characters long.'),
    )
    expect(() => read({ DATABASE_URL: 'mysql://root:hidden@db' })).not.toThrow(/hidden/)
  })
})

test('the table in the README matches the settings: npm run generate', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../../../README.md'), 'utf8')
  expect(readme).toContain(renderSettingsTable())
})
