import path from 'node:path'
import { NonNegativeMoney } from '@cauce/contract'
import { z } from 'zod'
import { brandSettings, companySettings } from './company.ts'
import {
  agePublicKey,
  ageSecretKey,
  headerList,
  journalAccounts,
  longSecret,
  matching,
  nonNegativeEuros,
  oneOf,
  optional,
  percentage,
  positiveEuros,
  postgresUrl,
  preset,
  ratesByDay,
  ratio,
  secret,
  type SettingMeta,
  text,
  trustedProxies,
  webAddress,
  webFolder,
  webOrigin,
  wholeNumber,
  yesOrNo,
} from './setting.ts'

const checkout = path.resolve(import.meta.dirname, '../../../..')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One per environment variable; `npm run generate` writes the README table from it. */
export const Settings = z.object({
  PORT: preset(wholeNumber(1, 65_535), 4000, 'Port of the web server.'),
  HOST: preset(
    text('an address of this machine'),
    '127.0.0.1',
    'Address to listen on. `0.0.0.0` opens the server to the network.',
  ),
  ORIGIN: optional(
    webOrigin,
    'Public address of the platform: mails link to it, and only pages from it may change anything.',
    '`http://localhost:PORT`',
  ),
  SOURCE_URL: optional(
    webAddress('https://code.example/cauce'),
    'Address of the source code of this installation, which the footer then links. Who has changed the code has to offer it (AGPL-3.0, section 13).',
  ),
  TRUST_PROXY: preset(
    trustedProxies,
    0,
    'The proxies in front, of which each adds the address of its client to `X-Forwarded-For`: how many (`true` is one), or their addresses and networks, such as `10.0.0.0/8,2001:db8::/48`.',
    '`false`',
  ),
  DRAIN_SECONDS: optional(
    wholeNumber(0, 60),
    'Seconds that a process goes on serving after SIGTERM, while `/readyz` answers 503. Longer than the load balancer takes to notice.',
    '`5`; `0` in a demonstration',
  ),
  CAUCE_DEMO: optional(
    yesOrNo,
    'Demonstration: fills an empty database with an example world, and shows its accounts and mails to everybody. A database with other accounts never becomes one.',
    '`true` with the embedded database and an `ORIGIN` on this machine without https; else `false`',
  ),
  DATA_FOLDER: preset(
    text('a folder'),
    path.join(checkout, '.data'),
    'Folder of the embedded database, of uploaded files and of mails that were not sent.',
    '`.data` in the checkout',
  ),
  SECRET: secret(
    longSecret,
    'Signs addresses of files and encrypts the secrets of one-time codes. The same in every process.',
    'made at the first start of a demonstration with the embedded database and an `ORIGIN` on this machine; else required',
  ),
  SECRET_PREVIOUS: secret(
    longSecret,
    'The `SECRET` before this one, while it is being replaced. It opens and verifies, and nothing new depends on it.',
  ),
  DATABASE_URL: secret(
    postgresUrl,
    'A PostgreSQL of your own; without it the embedded one is started. It may name several hosts, of which the primary is used.',
  ),
  DATABASE_DIRECT_URL: secret(
    postgresUrl,
    'The same database past a pooler, such as PgBouncer, that `DATABASE_URL` leads to and that lends a connection for one transaction.',
    'none: there is no such pooler',
  ),
  DATABASE_OWNER_URL: secret(
    postgresUrl,
    'The same database for migrations, as another role, which owns its tables. Past a pooler. `npm run roles` prints the SQL of both.',
    'none; required with `DATABASE_URL`',
  ),
  DATABASE_READ_URL: secret(
    postgresUrl,
    'A standby of that database, as the same role. Staff read long lists and reports there. It may name several hosts, of which one that is a standby is used.',
    'none: everything is read from the primary',
  ),
  DATABASE_READ_LAG_SECONDS: preset(
    wholeNumber(2, 600),
    10,
    'Seconds that the standby may be behind. An older one is not read.',
  ),
  DATABASE_PORT: optional(
    wholeNumber(1, 65_535),
    'Port on 127.0.0.1 on which the embedded database can be reached by other programs.',
    'none: a private socket',
  ),
  DATABASE_WAIT_SECONDS: preset(
    wholeNumber(1, 60),
    5,
    'Seconds that a call waits for a connection to the database or for a lock, before it is refused.',
  ),
  DATABASE_STATEMENT_SECONDS: preset(
    wholeNumber(1, 600),
    10,
    'Seconds that one statement of a call may take. Jobs may take sixty times as long.',
  ),
  DATABASE_TRANSACTION_SECONDS: preset(
    wholeNumber(1, 3600),
    30,
    'Seconds that one transaction of a call may take. Jobs may take sixty times as long.',
  ),
  RUN_JOBS: preset(
    yesOrNo,
    true,
    'Whether this process works on queued jobs (mails, deadlines); at least one process must.',
  ),
  SMTP_URL: secret(
    { schema: z.url({ protocol: /^smtps?$/ }), form: 'an address such as smtp://user:password@host:587' },
    'Mail server; without it mails are kept in the data folder.',
  ),
  S3_BUCKET: optional(text('the name of a bucket'), 'Bucket for files; without it they are kept in the data folder.'),
  S3_REGION: preset(text('the name of a region'), 'eu-south-2', 'Region of the bucket.'),
  S3_ENDPOINT: optional(webAddress('https://s3.example'), 'Address of an S3 service other than that of Amazon.'),
  S3_ACCESS_KEY_ID: secret(text('an access key'), 'Key of the bucket.'),
  S3_SECRET_ACCESS_KEY: secret(text('a secret access key'), 'Secret of that key.'),
  VERIFF_API_KEY: secret(
    text('an API key'),
    'Key for identity verification by Veriff; without it there is only the sandbox of the demonstration.',
  ),
  VERIFF_SHARED_SECRET: secret(text('a shared secret'), 'Secret that signs the calls between Veriff and the platform.'),
  VERIFF_BASE_URL: preset(webOrigin, 'https://stationapi.veriff.com', 'Address of Veriff.'),
  INSTITUTION: preset(
    oneOf(['files', 'sandbox']),
    'files',
    'Who holds the money of customers: our banks, known by their files (`files`), or the sandbox institution of the demonstration (`sandbox`).',
  ),
  INSTITUTION_URL: optional(
    webOrigin,
    'Address of the sandbox institution. Several processes share one.',
    'none: the process starts one for itself',
  ),
  INSTITUTION_SECRET: secret(
    longSecret,
    'Signs the calls between the institution and the platform. The institution has the same.',
    'derived from `SECRET` where the process starts the institution',
  ),
  INSTITUTION_SECRET_PREVIOUS: secret(
    longSecret,
    'The `INSTITUTION_SECRET` before this one, while it is being replaced. It verifies and does not sign.',
  ),
  BREACHED_PASSWORDS_URL: optional(
    webFolder('https://api.pwnedpasswords.com/range/'),
    'Service of breached passwords that new ones are compared with, such as `https://api.pwnedpasswords.com/range/`. It learns no password.',
  ),
  SESSION_IDLE_MINUTES: preset(wholeNumber(1, 1440), 30, 'Minutes without use after which a session ends.'),
  SESSION_MAXIMUM_HOURS: preset(wholeNumber(1, 720), 12, 'Hours after which a session ends in any case.'),
  REFLECTION_DAYS: preset(
    wholeNumber(0, 60),
    4,
    'Days in which an investment may be revoked at no cost. At least 4 outside a demonstration.',
  ),
  COMPLAINT_DECISION_DAYS: preset(
    wholeNumber(0, 180),
    30,
    'Days after its receipt in which a complaint is usually decided.',
  ),
  CLOSING_DAYS: preset(
    wholeNumber(0, 30),
    7,
    'Days in which a person can withdraw the closing of their account; 0 closes it at once.',
  ),
  FOUR_EYES_THRESHOLD: nonNegativeEuros(
    1_000_000n,
    'Amount in euro from which an approval or refund needs a second administrator.',
  ),
  INCOME_MAXIMUM: positiveEuros(100_000_000n, 'The most in euro that one deposit may be.'),
  WALLET_MAXIMUM: positiveEuros(
    1_000_000_000n,
    'The most in euro that a wallet may hold and expect together when a deposit is asked for.',
  ),
  UNANNOUNCED_INCOME_MAXIMUM: nonNegativeEuros(
    300_000n,
    'Up to this amount in euro, a transfer with a valid reference from a known account is credited without an announcement.',
  ),
  EARLY_CREDIT_MAXIMUM: optional(
    { schema: NonNegativeMoney, form: 'an amount such as 50000.00' },
    'What investors may be credited in all, in euro, before the payments of promoters are on a statement; 0 credits nothing before. They can spend none of it until then.',
    '`0.00`; `1000000.00` in a demonstration',
  ),
  EARLY_CREDIT_DAYS: preset(
    wholeNumber(1, 90),
    5,
    'Days after which such a payment should be on a statement: until it is, nothing more is credited before.',
  ),
  ...brandSettings,
  ...companySettings,
  FEE_VAT: preset(ratesByDay, [], 'VAT of the management fee by first day.'),
  JOURNAL_ACCOUNTS: preset(journalAccounts, {}, 'Accounts of the journal that differ from ours.'),
  SHEET_REQUIRED: optional(yesOrNo, 'Whether a loan is opened only with a published information sheet.'),
  DECLARATION_THRESHOLD: optional(
    { schema: NonNegativeMoney, form: 'an amount such as 1000.00' },
    'A customer who has deposited more than this in euro invests and withdraws only after declaring where the money comes from.',
    '`1000.00`; `10000.00` in a demonstration',
  ),
  DEFAULT_THRESHOLD_AMOUNT: nonNegativeEuros(
    10_000n,
    'Above this amount in euro, and above the share, what is past due of a loan is material: after 90 days the loan is in default. It is published.',
  ),
  DEFAULT_THRESHOLD_SHARE: preset(percentage, 100, 'The share of what was lent, in percent, that goes with it.', '`1`'),
  REQUESTS_PER_MINUTE: preset(
    wholeNumber(0, 1_000_000),
    600,
    'Calls and pages that are not cached, together, that one address may ask for in a minute; 0 sets no limit.',
  ),
  LOGIN_THROTTLE: preset(yesOrNo, true, 'Slow down failed attempts to log in. Off only for tests.'),
  BACKUP_KEY: secret(
    agePublicKey,
    'Public key (`age1…`) that `npm run backup` encrypts for; without it backups are not encrypted. `npm run backup -- --new-key` makes a pair.',
  ),
  BACKUP_SECRET_KEY: secret(
    ageSecretKey,
    'Its secret key, which only `npm run restore` needs. Keep it apart from the server and its backups.',
  ),
  BACKUP_TRIAL_DAYS: preset(
    wholeNumber(1, 366),
    7,
    'Days after which `npm run restore -- --try` restores the newest backup again, for a trial.',
  ),
  TRIAL_DATABASE_URL: secret(
    postgresUrl,
    'An empty database for these trials, as a role that owns it, on a server that also has the role of the application.',
    'none: a trial starts an embedded one',
  ),
  METRICS_TOKEN: secret(
    matching(/^[\x21-\x7e]{16,200}$/, '16 to 200 characters without spaces'),
    'Opens `/metrics` to Prometheus, which sends it as a bearer token; without it nothing is counted.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    webAddress('http://collector:4318'),
    'Collector that traces are sent to by OTLP over HTTP; without it there are none. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` are read too.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(headerList, 'Headers that the collector asks for.'),
  OTEL_TRACES_SAMPLER_ARG: preset(ratio, 1, 'Part of the traces that is kept, where no proxy has decided it.'),
  LOG_LEVEL: preset(oneOf(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info', 'How much is logged.'),
})

export type SettingName = keyof typeof Settings.shape
export type SettingValues = z.output<typeof Settings>

/** File setting of a secret, for Docker and systemd. */
export const fileSettingOf = (name: SettingName): `${SettingName}_FILE` => `${name}_FILE`

export const secretSettings = (): SettingName[] =>
  (Object.keys(Settings.shape) as SettingName[]).filter((name) => metaOf(name).isSecret)

export const metaOf = (name: SettingName): SettingMeta => Settings.shape[name].meta() as SettingMeta
