import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { api, scopeOf, type Endpoint } from '@cauce/contract'
import { agreedEntities } from '@cauce/contract/agreed-fields.ts'
import { officeScreens, sitePages, sourceOf, testsOf, type Screen, type TestCase } from './coverage-sources.ts'

export const coverageFile = path.join(import.meta.dirname, 'coverage.md')

/** One line of a table: what must be there, where people meet it, and what fails when it is gone. */
export interface Row {
  readonly table: 'Fields' | 'Abilities' | 'Screens'
  readonly what: string
  readonly where: readonly string[]
  /** Why there is no screen, where there is none. */
  readonly reason?: string | undefined
  readonly tests: readonly string[]
}

const office = officeScreens()
const ID = 'It names the record in calls.'
const screens: readonly Screen[] = [...office, ...sitePages()]
/** Journeys and rendered pages first: they see what people see. */
export const tests: readonly TestCase[] = [
  ...testsOf('e2e/*.spec.ts'),
  ...testsOf('{backoffice,site}/src/**/*.browser.test.tsx'),
  ...testsOf('packages/api/src/**/*.api.test.ts'),
  ...testsOf('packages/{contract,api}/src/**/*.test.ts'),
]

/**
 * The files that show an entity, by the folder that they stand in or the noun that they name. A field counts as shown where one of these
 * files that a screen is made of names it.
 */
const SHOWN_IN: Readonly<Record<string, RegExp>> = {
  User: /users?[/']|users-|features\/account|pages\/user|pages\/register|ui\/names/,
  Wallet: /wallets?\/|user-wallet|user-glance|features\/wallet|layouts\//,
  Transaction: /transactions?\/|inbox\/|features\/wallet/,
  Project: /projects?\//,
  'Project type': /project-types\/|features\/project/,
  'Project description': /project-descriptions|projects\/|features\/project/,
  'Description template': /templates\//,
  'Project document': /project-documents|projects\/|features\/project|pages\/projects/,
  'Media file': /media|projects\/|features\/project/,
  Order: /orders\/|projects\/|portfolio|investment|features\//,
  'Order movement': /orders\/|projects\/|portfolio|investment|features\//,
  Fee: /statistics\/|orders\/|distributions\/|features\//,
  Ticket: /tickets?\/|support/,
  'Ticket message': /tickets?\/|support/,
  'Bank account': /bank-accounts?|user-decisions|features\/wallet|features\/account/,
  Verification: /verifications?\/|user-decisions|features\/account|inbox\//,
  'Verification document': /verifications?\//,
  Promotion: /promotions?\//,
  'Document type': /document-types\//,
  'Account document': /user-documents|features\/account|documents/,
  'OTP device': /users\/|auth/,
  'User assignment': /users\//,
  Country: /./,
  Phase: /projects\/|phase/,
}

/** Fields without a place of their own, and why. A field that is on a screen must not stand here. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'User: phoneNumber': 'Another name of phone.',
  'Transaction: managerId': 'The manager is shown with the customer.',
  'Project description: projectDescriptionId': ID,
  'Promotion: promotionId': ID,
  'Document type: documentTypeId': ID,
  'Promotion: userId': 'The activity log says who made it.',
  'Phase: orderIndex': 'The phases stand in its order.',
}

/** What a test does by a helper of another file, where its text cannot say it. */
export const DONE_IN: Readonly<Record<string, string>> = {
  'paymentBatches: cancel':
    'order-payments.api.test.ts "for a later day waits for that day, and can be cancelled until then"',
  // The demonstration has none, so that the walk passes it over.
  'imports.show': 'imports.spec.ts "customers are imported once their two bad lines are mended"',
}

/** Whether a text uses a name: as a field of a record, of a form or of a message. */
const uses = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?:[.'"]|[{,(]\s*)${name}\b(?!['"]? ?\()`).test(text)

export const nameOf = ({ file, title }: TestCase): string => `${path.basename(file)} "${title}"`
const firstTwo = (found: readonly TestCase[]): readonly string[] => found.slice(0, 2).map(nameOf)

function rowOfField(entity: string, field: string): Row {
  const shown = SHOWN_IN[entity] ?? /^$/
  const what = `${entity}: ${field}`
  const where = screens
    .filter(({ files }) => files.some((file) => shown.test(file) && uses(sourceOf(file), field)))
    .map(({ address }) => address)
  const near = tests.filter(({ file, text }) => shown.test(file) && uses(text, field))
  // Otherwise one that calls what the entity is read by.
  const far = () => tests.filter(({ text }) => shown.test(text) && uses(text, field))
  return { table: 'Fields', what, where, reason: NOT_SHOWN[what], tests: firstTwo(near.length > 0 ? near : far()) }
}

/** Where staff do what the data provider has a function of its own for, so that no page names the noun. */
const MADE_ON: Readonly<Record<string, RegExp>> = {
  userAssignments: /^users\.(?:list|show)$/,
  bankFiles: /^bankStatements\.create$/,
  taxFiles: /^pages\.tax-files$/,
  annualReports: /^pages\.annual-reports$/,
}

/** What a file of the back office must hold that writes something. */
const WRITES =
  /use(?:Create|Update|Delete|Action|OnEach)|Decision|RecordDialog|MoneyDialog|CreatePage|EditPage|EditedRecord|NamedResource|DeleteRecord|ChildRecords|-calls/

function rowOfAbility(noun: string, act: string, { method, path: address }: Endpoint): Row {
  const what = `${noun}: ${act}`
  const called = new RegExp(address.replaceAll(/\{\w+\}/g, String.raw`\$?\{[^/]+\}`) + '[\'`"]')
  const isMade = (file: string) =>
    file.includes('/resources/') &&
    ((WRITES.test(sourceOf(file)) && new RegExp(`['"]${noun}['"]`).test(sourceOf(file))) || called.test(sourceOf(file)))
  const made = office.filter(({ name, files }) => MADE_ON[noun]?.test(name) || files.some(isMade))
  const where = made.map(({ address: one }) => one)
  const call = new RegExp(String.raw`\.${method}\(\s*['"\`]${address.replaceAll(/[{}]/g, String.raw`\$&`)}['"\`]`)
  const found = tests.filter(({ text }) => text.includes(`api.${noun}.${act}`) || call.test(text))
  const elsewhere = DONE_IN[what]
  return { table: 'Abilities', what, where, tests: elsewhere === undefined ? firstTwo(found) : [elsewhere] }
}

/** What staff may change about the records of others. */
const abilityRows = (): Row[] =>
  Object.entries(api).flatMap(([noun, endpoints]) =>
    Object.entries<Endpoint>(endpoints)
      .filter(
        ([, { method, permission }]) => method !== 'GET' && /all|assigned/.test(scopeOf(permission, 'admin') ?? ''),
      )
      .map(([act, endpoint]) => rowOfAbility(noun, act, endpoint)),
  )

export const WALK = 'every-screen.spec.ts'

/** The walk reads its screens from the same tables, one test for each noun. */
const screenRows = (): Row[] =>
  office.map(({ name, address }) => ({
    table: 'Screens',
    what: name,
    where: [address],
    tests: [
      DONE_IN[name] ?? `${WALK} "finds every screen of ${name.split('.')[0]} in order, in every width and theme"`,
    ],
  }))

export const rows = (): readonly Row[] => [
  ...agreedEntities.flatMap(({ name, fields }) => fields.split(' ').map((field) => rowOfField(name, field))),
  ...abilityRows(),
  ...screenRows(),
]

const SHOWN = 4

function lineOf({ what, where, reason, tests: named }: Row): string {
  const more = where.length > SHOWN ? ` and ${where.length - SHOWN} more` : ''
  const places =
    where.length === 0
      ? (reason ?? '')
      : where
          .slice(0, SHOWN)
          .map((one) => `\`${one}\``)
          .join(', ') + more
  return `| ${what} | ${places} | ${named.join(', ').replaceAll('|', String.raw`\|`)} |`
}

/** The document with the three tables. */
export function coverageDocument(): string {
  const all = rows()
  const sections = (['Fields', 'Abilities', 'Screens'] as const).map((table) => {
    const lines = all.filter((row) => row.table === table).map(lineOf)
    return `## ${table}\n\n| ${HEADS[table]} | Screens | Tests |\n| --- | --- | --- |\n${lines.join('\n')}\n`
  })
  return [INTRODUCTION, ...sections].join('\n')
}

const HEADS = { Fields: 'Field', Abilities: 'Ability', Screens: 'Screen' } as const

const INTRODUCTION = `# What is where, and what tests it

\`npm run generate\` writes these tables from the contract, the tables of pages, the imports of each page and the texts of the tests (decision 244). A field or an ability
of staff without a screen or a test, and a test that is gone, make \`coverage.test.ts\` fail.
`

if (import.meta.main) writeFileSync(coverageFile, coverageDocument())
