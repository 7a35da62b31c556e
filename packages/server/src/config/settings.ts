import path from 'node:path'
import { isLei, NonNegativeMoney, PositiveMoney } from '@cauce/contract'
import { z } from 'zod'
import {
  wholeNumber,
  between,
  yesOrNo,
  trustedProxies,
  YES_OR_NO,
  postgresUrl,
  POSTGRES_URL,
  webOrigin,
  ORIGIN_FORM,
  text,
  headerList,
} from './setting-forms.ts'
import { amount, choice, days, percentage, setting, type SettingMeta } from './setting.ts'

const checkout = path.resolve(import.meta.dirname, '../../../..')

const paymentFormat = z.enum(['pain.001.001.09', 'pain.001.001.03']).default('pain.001.001.09')
const PAYMENT_FORMATS = paymentFormat.unwrap().options.join(' or ')

/** One per environment variable; `npm run generate` writes the README table from it. */
export const Settings = z.object({
  PORT: setting(wholeNumber(1, 65_535).default(4000), {
    description: 'Port of the web server.',
    form: between(1, 65_535),
  }),
  HOST: setting(text.default('127.0.0.1'), {
    description: 'Address to listen on. `0.0.0.0` opens the server to the network.',
    form: 'an address of this machine',
  }),
  ORIGIN: setting(webOrigin.optional(), {
    description: 'Public address of the platform: mails link to it, and only pages from it may change anything.',
    form: ORIGIN_FORM,
    defaultText: '`http://localhost:PORT`',
  }),
  TRUST_PROXY: setting(trustedProxies.default(0), {
    description:
      'The proxies in front, of which each adds the address of its client to `X-Forwarded-For`: how many (`true` is one), or their addresses and networks, such as `10.0.0.0/8,2001:db8::/48`.',
    form: 'true, false, the number of proxies (at most 9), or their addresses and networks, such as 10.0.0.0/8,2001:db8::/48',
    defaultText: '`false`',
  }),
  CAUCE_DEMO: setting(yesOrNo.default(false), {
    description:
      'Demonstration: fills an empty database with an example world and shows its accounts on the login page.',
    form: YES_OR_NO,
    defaultText: '`false`; `true` in `npm start` and `npm run dev`',
  }),
  DATA_FOLDER: setting(text.default(path.join(checkout, '.data')), {
    description: 'Folder of the embedded database, of uploaded files and of mails that were not sent.',
    form: 'a folder',
    defaultText: '`.data` in the checkout',
  }),
  SECRET: setting(text.min(32).optional(), {
    description: 'Signs addresses of files and encrypts the secrets of one-time codes. The same in every process.',
    form: 'at least 32 characters long',
    defaultText: 'made at the first start of a demonstration on its own database and without https; else required',
    isSecret: true,
  }),
  SECRET_PREVIOUS: setting(text.min(32).optional(), {
    description:
      'The `SECRET` before this one, while it is being replaced. It opens and verifies, and nothing new depends on it.',
    form: 'at least 32 characters long',
    isSecret: true,
  }),
  DATABASE_URL: setting(postgresUrl.optional(), {
    description:
      'A PostgreSQL of your own; without it the embedded one is started. It may name several hosts, of which the primary is used.',
    form: POSTGRES_URL,
    isSecret: true,
  }),
  DATABASE_DIRECT_URL: setting(postgresUrl.optional(), {
    description:
      'The same database past a pooler, such as PgBouncer, that `DATABASE_URL` leads to and that lends a connection for one transaction.',
    form: POSTGRES_URL,
    defaultText: 'none: there is no such pooler',
    isSecret: true,
  }),
  DATABASE_OWNER_URL: setting(postgresUrl.optional(), {
    description: 'The same database for migrations, as a role that owns its tables.',
    form: POSTGRES_URL,
    defaultText: '`DATABASE_DIRECT_URL`, else `DATABASE_URL`',
    isSecret: true,
  }),
  DATABASE_READ_URL: setting(postgresUrl.optional(), {
    description:
      'A standby of that database, as the same role. Staff read long lists and reports there. It may name several hosts, of which one that is a standby is used.',
    form: POSTGRES_URL,
    defaultText: 'none: everything is read from the primary',
    isSecret: true,
  }),
  DATABASE_READ_LAG_SECONDS: setting(wholeNumber(2, 600).default(10), {
    description: 'Seconds that the standby may be behind. An older one is not read.',
    form: between(2, 600),
  }),
  DATABASE_PORT: setting(wholeNumber(1, 65_535).optional(), {
    description: 'Port on 127.0.0.1 on which the embedded database can be reached by other programs.',
    form: between(1, 65_535),
    defaultText: 'none: a private socket',
  }),
  DATABASE_WAIT_SECONDS: setting(wholeNumber(1, 60).default(5), {
    description: 'Seconds that a call waits for a connection to the database or for a lock, before it is refused.',
    form: between(1, 60),
  }),
  DATABASE_STATEMENT_SECONDS: setting(wholeNumber(1, 600).default(10), {
    description: 'Seconds that one statement of a call may take. Jobs may take sixty times as long.',
    form: between(1, 600),
  }),
  DATABASE_TRANSACTION_SECONDS: setting(wholeNumber(1, 3600).default(30), {
    description: 'Seconds that one transaction of a call may take. Jobs may take sixty times as long.',
    form: between(1, 3600),
  }),
  RUN_JOBS: choice(true, 'Whether this process works on queued jobs (mails, deadlines); at least one process must.'),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional(), {
    description: 'Mail server; without it mails are kept in the data folder.',
    form: 'an address such as smtp://user:password@host:587',
    isSecret: true,
  }),
  MAIL_FROM: setting(text.default('Cauce <no-reply@cauce.example>'), {
    description: 'Sender of mails.',
    form: 'a name and an address such as Cauce <no-reply@cauce.example>',
  }),
  S3_BUCKET: setting(text.optional(), {
    description: 'Bucket for files; without it they are kept in the data folder.',
    form: 'the name of a bucket',
  }),
  S3_REGION: setting(text.default('eu-south-2'), {
    description: 'Region of the bucket.',
    form: 'the name of a region',
  }),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), {
    description: 'Address of an S3 service other than that of Amazon.',
    form: 'an address such as https://s3.example',
  }),
  S3_ACCESS_KEY_ID: setting(text.optional(), {
    description: 'Key of the bucket.',
    form: 'an access key',
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), {
    description: 'Secret of that key.',
    form: 'a secret access key',
    isSecret: true,
  }),
  VERIFF_API_KEY: setting(text.optional(), {
    description: 'Key for identity verification by Veriff; without it there is only the sandbox of the demonstration.',
    form: 'an API key',
    isSecret: true,
  }),
  VERIFF_SHARED_SECRET: setting(text.optional(), {
    description: 'Secret that signs the calls between Veriff and the platform.',
    form: 'a shared secret',
    isSecret: true,
  }),
  VERIFF_BASE_URL: setting(webOrigin.default('https://stationapi.veriff.com'), {
    description: 'Address of Veriff.',
    form: ORIGIN_FORM,
  }),
  INSTITUTION: setting(z.enum(['files', 'sandbox']).default('files'), {
    description:
      'Who holds the money of customers: our banks, known by their files (`files`), or the sandbox institution of the demonstration (`sandbox`).',
    form: 'files or sandbox',
  }),
  INSTITUTION_URL: setting(webOrigin.optional(), {
    description: 'Address of the sandbox institution. Several processes share one.',
    form: ORIGIN_FORM,
    defaultText: 'none: the process starts one for itself',
  }),
  INSTITUTION_SECRET: setting(text.min(32).optional(), {
    description: 'Signs the calls between the institution and the platform. The institution has the same.',
    form: 'at least 32 characters long',
    defaultText: 'derived from `SECRET` where the process starts the institution',
    isSecret: true,
  }),
  INSTITUTION_SECRET_PREVIOUS: setting(text.min(32).optional(), {
    description: 'The `INSTITUTION_SECRET` before this one, while it is being replaced. It verifies and does not sign.',
    form: 'at least 32 characters long',
    isSecret: true,
  }),
  BREACHED_PASSWORDS_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .transform((address) => address.replace(/\/?$/, '/'))
      .optional(),
    {
      description:
        'Service of breached passwords that new ones are compared with, such as `https://api.pwnedpasswords.com/range/`. It learns no password.',
      form: 'an address such as https://api.pwnedpasswords.com/range/',
    },
  ),
  SESSION_IDLE_MINUTES: setting(wholeNumber(1, 1440).default(30), {
    description: 'Minutes without use after which a session ends.',
    form: between(1, 1440),
  }),
  SESSION_MAXIMUM_HOURS: setting(wholeNumber(1, 720).default(12), {
    description: 'Hours after which a session ends in any case.',
    form: between(1, 720),
  }),
  REFLECTION_DAYS: days(60, 4, 'Days in which an investment may be revoked at no cost.'),
  COMPLAINT_DECISION_DAYS: days(180, 30, 'Days after its receipt in which a complaint is usually decided.'),
  CLOSING_DAYS: days(30, 7, 'Days in which a person can withdraw the closing of their account; 0 closes it at once.'),
  FOUR_EYES_THRESHOLD: amount(
    NonNegativeMoney,
    1_000_000n,
    'Amount in euro from which an approval or refund needs a second administrator.',
  ),
  PAYMENT_FORMAT: setting(paymentFormat, { description: 'Version of the files of payments.', form: PAYMENT_FORMATS }),
  INITIATING_PARTY_ID: setting(
    z
      .string()
      .regex(/^[A-Z0-9]{1,35}$/)
      .optional(),
    {
      description:
        'Id of the company in files of payments, where the bank demands one: in Spain the tax number and a suffix.',
      form: 'up to 35 digits and capital letters, such as B12345674001',
    },
  ),
  INCOME_MAXIMUM: amount(PositiveMoney, 100_000_000n, 'The most in euro that one deposit may be.'),
  WALLET_MAXIMUM: amount(
    PositiveMoney,
    1_000_000_000n,
    'The most in euro that a wallet may hold and expect together when a deposit is asked for.',
  ),
  UNANNOUNCED_INCOME_MAXIMUM: amount(
    NonNegativeMoney,
    300_000n,
    'Up to this amount in euro, a transfer with a valid reference from a known account is credited without an announcement.',
  ),
  PLATFORM_LEI: setting(z.string().refine(isLei).optional(), {
    description:
      'Legal entity identifier (ISO 17442) of the company behind the platform. Offers are identified with it: without it no key investment information sheet is published, and drafts of it have no identifier.',
    form: 'a legal entity identifier with its check digits',
    defaultText: 'none; a made-up one in a demonstration',
  }),
  SHEET_REQUIRED: choice(
    false,
    'Whether a loan is announced and opened only with a published key investment information sheet. It needs `PLATFORM_LEI`.',
  ),
  DEFAULT_THRESHOLD_AMOUNT: amount(
    NonNegativeMoney,
    10_000n,
    'Above this amount in euro, and above the share, what is past due of a loan is material: after 90 days the loan is in default. It is published.',
  ),
  DEFAULT_THRESHOLD_SHARE: setting(percentage.default(100), {
    description: 'The share of what was lent, in percent, that goes with it.',
    form: 'a percentage below 100 with at most two places, such as 1 or 0.5',
    defaultText: '`1`',
  }),
  REQUESTS_PER_MINUTE: setting(wholeNumber(0, 1_000_000).default(600), {
    description: 'Calls of the API that one address may make in a minute; 0 sets no limit.',
    form: between(0, 1_000_000),
  }),
  LOGIN_THROTTLE: choice(true, 'Slow down failed attempts to log in. Off only for tests.'),
  METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/)
      .optional(),
    {
      description: 'Opens `/metrics` to Prometheus, which sends it as a bearer token; without it nothing is counted.',
      form: '16 to 200 characters without spaces',
      isSecret: true,
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), {
    description:
      'Collector that traces are sent to by OTLP over HTTP; without it there are none. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` are read too.',
    form: 'an address such as http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList.default({}), {
    description: 'Headers that the collector asks for.',
    form: 'headers such as api-key=secret,tenant=cauce',
    defaultText: 'none',
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
      .transform(Number)
      .default(1),
    {
      description: 'Part of the traces that is kept, where no proxy has decided it.',
      form: 'a number from 0 to 1',
    },
  ),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), {
    description: 'How much is logged.',
    form: 'one of fatal, error, warn, info, debug, trace, silent',
  }),
})

export type SettingName = keyof typeof Settings.shape
export type SettingValues = z.output<typeof Settings>

/** File setting of a secret, for Docker and systemd. */
export const fileSettingOf = (name: SettingName): `${SettingName}_FILE` => `${name}_FILE`

export const secretSettings = (): SettingName[] =>
  (Object.keys(Settings.shape) as SettingName[]).filter((name) => metaOf(name).isSecret)

export function metaOf(name: SettingName): SettingMeta {
  return Settings.shape[name].meta() as SettingMeta
}
