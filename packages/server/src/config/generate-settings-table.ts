import { readFileSync, writeFileSync } from 'node:fs'
import type { FormerSetting } from './former-settings.ts'
import { fileSettingOf, metaOf, secretSettings, type SettingName, Settings } from './settings.ts'

/** In the order of the README. */
const GROUPS = {
  server: 'Address and process',
  company: 'The company',
  database: 'Database',
  files: 'Mail and files',
  identity: 'Identity and logging in',
  bank: 'Bank',
  watching: 'Limits and watching',
} as const

const groupOf: Readonly<Record<Exclude<SettingName, FormerSetting>, keyof typeof GROUPS>> = {
  PORT: 'server',
  HOST: 'server',
  ORIGIN: 'server',
  SOURCE_URL: 'server',
  TRUST_PROXY: 'server',
  CAUCE_DEMO: 'server',
  DATA_FOLDER: 'server',
  SECRET: 'server',
  SECRET_PREVIOUS: 'server',
  RUN_JOBS: 'server',
  DRAIN_SECONDS: 'server',
  BRAND_NAME: 'company',
  DATABASE_URL: 'database',
  DATABASE_DIRECT_URL: 'database',
  DATABASE_OWNER_URL: 'database',
  DATABASE_READ_URL: 'database',
  DATABASE_READ_LAG_SECONDS: 'database',
  DATABASE_PORT: 'database',
  DATABASE_WAIT_SECONDS: 'database',
  DATABASE_STATEMENT_SECONDS: 'database',
  DATABASE_TRANSACTION_SECONDS: 'database',
  SMTP_URL: 'files',
  S3_BUCKET: 'files',
  BACKUP_KEY: 'files',
  BACKUP_SECRET_KEY: 'files',
  BACKUP_TRIAL_DAYS: 'files',
  TRIAL_DATABASE_URL: 'files',
  S3_REGION: 'files',
  S3_ENDPOINT: 'files',
  S3_ACCESS_KEY_ID: 'files',
  S3_SECRET_ACCESS_KEY: 'files',
  VERIFF_API_KEY: 'identity',
  VERIFF_SHARED_SECRET: 'identity',
  VERIFF_BASE_URL: 'identity',
  BREACHED_PASSWORDS_URL: 'identity',
  SESSION_IDLE_MINUTES: 'identity',
  SESSION_MAXIMUM_HOURS: 'identity',
  LOGIN_THROTTLE: 'identity',
  INSTITUTION: 'bank',
  INSTITUTION_URL: 'bank',
  INSTITUTION_SECRET: 'bank',
  INSTITUTION_SECRET_PREVIOUS: 'bank',
  REQUESTS_PER_MINUTE: 'watching',
  METRICS_TOKEN: 'watching',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'watching',
  OTEL_EXPORTER_OTLP_HEADERS: 'watching',
  OTEL_TRACES_SAMPLER_ARG: 'watching',
  LOG_LEVEL: 'watching',
}

/** What an installation with real money sets (packages/handbook/operating.md). */
const neededForReal: Readonly<Partial<Record<SettingName, string>>> = {
  ORIGIN: 'yes',
  SOURCE_URL: 'if you change the code',
  TRUST_PROXY: 'behind a proxy',
  SECRET: 'yes',
  DATABASE_URL: 'yes',
  DATABASE_DIRECT_URL: 'behind a pooler',
  DATABASE_OWNER_URL: 'yes',
  SMTP_URL: 'yes',
  BRAND_NAME: 'yes',
  S3_BUCKET: 'with several machines',
  S3_ACCESS_KEY_ID: 'with `S3_BUCKET`',
  S3_SECRET_ACCESS_KEY: 'with `S3_BUCKET`',
  VERIFF_API_KEY: 'yes',
  VERIFF_SHARED_SECRET: 'yes',
  BREACHED_PASSWORDS_URL: 'advised',
  BACKUP_KEY: 'advised',
  METRICS_TOKEN: 'advised',
}

export function renderSettingsTable(): string {
  const names = (Object.keys(Settings.shape) as (keyof typeof groupOf)[]).filter((name) => name in groupOf)
  const secrets = new Set(secretSettings())
  const namesOf = (name: SettingName) => (secrets.has(name) ? `\`${name}\`, \`${fileSettingOf(name)}\`` : `\`${name}\``)
  const rowOf = (name: SettingName) =>
    `| ${namesOf(name)} | ${defaultOf(name)} | ${neededForReal[name] ?? ''} | ${metaOf(name).description} |`
  return Object.entries(GROUPS)
    .map(([group, title]) =>
      [
        `### ${title}\n`,
        '| Setting | Default | Needed for real | Meaning |',
        '| --- | --- | --- | --- |',
        ...names.filter((name) => groupOf[name] === group).map(rowOf),
      ].join('\n'),
    )
    .join('\n\n')
}

function defaultOf(name: SettingName): string {
  const { defaultText } = metaOf(name)
  if (defaultText !== undefined) return defaultText
  const value = Settings.shape[name].safeParse(undefined)
  return value.data === undefined ? 'none' : `\`${String(value.data)}\``
}

if (import.meta.main) {
  const readme = new URL('../../../../README.md', import.meta.url)
  // They are the end of the file.
  const tables = new RegExp(String.raw`^### ${GROUPS.server}\n[\s\S]*`, 'm')
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(tables, () => `${renderSettingsTable()}\n`),
  )
}
