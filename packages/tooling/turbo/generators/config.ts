import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const ROOMS = ['account', 'misc', 'payment', 'project', 'wallet']
const CAMEL_CASE = /^[a-z]+([A-Z][a-z]+)*$/

const isCamelCase = (name: string) =>
  CAMEL_CASE.test(name) || 'Write it as riskNotes: letters only, each later word with a capital.'

export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'A noun with the usual five calls: contract, messages, table, API, tests, back office.',
    prompts: [
      { type: 'list', name: 'room', message: 'The first part of its address under /v1', choices: ROOMS },
      { type: 'input', name: 'plural', message: 'Its name in the plural, as in riskNotes', validate: isCamelCase },
      { type: 'input', name: 'spanishMany', message: 'In Spanish, plural, as in notas de riesgo' },
      { type: 'input', name: 'spanishOne', message: 'In Spanish, singular, as in nota de riesgo' },
    ],
    actions: [
      (answers) => {
        const { room, plural, spanishMany, spanishOne } = answers
        const singular = singularOf(plural)
        const checkout = new Checkout(answers['turbo'].paths.root)
        writeResource(checkout, {
          ...{ room, plural, singular },
          spanish: { many: spanishMany, one: spanishOne },
          english: { many: spaced(plural), one: spaced(singular) },
        })
        return generate(checkout, plural)
      },
    ],
  })
}

function generate(checkout: Checkout, plural: string): string {
  const { root } = checkout
  const written = checkout.save()
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'pipe' })
  run('oxfmt', ...written)
  run('node', 'packages/api/src/database/generate-migration.ts', '--name', snake(plural))
  run('node', 'packages/contract/src/openapi/generate-contract.ts')
  run('node', 'packages/api/src/access/generate-access.ts')
  return ['Written:', ...written, 'and by generators the migration, contract.txt, its nouns and access.txt'].join(
    '\n  ',
  )
}

/** Nothing is written before all is known. */
class Checkout {
  readonly root: string
  readonly #texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    this.#texts.set(file, text)
  }

  save(): string[] {
    for (const [file, text] of this.#texts) {
      const place = path.join(this.root, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
    return [...this.#texts.keys()]
  }

  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file)
    const changed = change(text)
    if (changed === text) throw new Error(`Nothing was changed in ${file}: its shape is not the one that is expected.`)
    this.write(file, changed)
  }
}

const CONTRACT = 'packages/contract/src'
const API = 'packages/api/src'
const OFFICE = 'backoffice/src'

const COPIED = [`${CONTRACT}/project/templates.ts`, `${API}/modules/project/templates`, `${OFFICE}/resources/templates`]

const REPEATED: readonly { readonly file: string; readonly blocks: readonly RegExp[] }[] = [
  {
    file: `${CONTRACT}/registry.ts`,
    blocks: [/^import .*templates\.ts'\n/m, /^export .*templates\.ts'\n/m, /^ {2}templates: .*\n/m],
  },
  { file: `${CONTRACT}/permissions.ts`, blocks: [/^ {2}'templates\.read': .*\n/m, /^ {2}'templates\.edit': .*\n/m] },
  { file: `${API}/modules.ts`, blocks: [/^import .*templates\/index\.ts'\n/m, /^ {2}templatesModule,\n/m] },
  { file: `${OFFICE}/office.ts`, blocks: [/^ {2}configuration\(\n {4}'templates',\n[^]*?^ {2}\),\n/m] },
]

function writeResource(checkout: Checkout, names: Names): void {
  for (const file of COPIED.flatMap((place) => filesIn(checkout, place)))
    checkout.write(renamed(file, names), renamed(checkout.read(file), names))
  for (const { file, blocks } of REPEATED)
    for (const block of blocks) checkout.edit(file, (text) => text.replace(block, (one) => one + renamed(one, names)))
  writeWords(checkout, names)
  writeTable(checkout, names)
}

const filesIn = ({ root }: Checkout, place: string) =>
  place.endsWith('.ts') ? [place] : readdirSync(path.join(root, place)).map((file) => `${place}/${file}`)

function writeWords(checkout: Checkout, { room, plural, singular, spanish, english }: Names): void {
  for (const [language, { many, one }, labels, end] of [
    [
      'es',
      spanish,
      [
        'Identificador',
        'Nombre',
        'Descripción',
        'inglés',
        'Creación',
        'Actualización',
        'Crear',
        'No se puede deshacer',
      ],
      '} as const',
    ],
    [
      'en',
      english,
      ['Identifier', 'Name', 'Description', 'English', 'Created', 'Updated', 'Create', 'This cannot be undone'],
      `} as const satisfies Translation<typeof source.${plural}>`,
    ],
  ] as const) {
    const [id, name, description, inEnglish, created, updated, create, consequence] = labels
    checkout.edit(
      `packages/i18n/src/${language}/${room}.ts`,
      (text) => `${text}
export const ${plural} = {
  title: '${capitalized(many)}',
  one: '${capitalized(one)}',
  fields: {
    ${singular}Id: '${id}',
    name: '${name}',
    nameEn: '${name} (${inEnglish})',
    description: '${description}',
    descriptionEn: '${description} (${inEnglish})',
    createdAt: '${created}',
    updatedAt: '${updated}',
  },
  createTitle: '${create}: ${one}',
  deleteConsequence: '${consequence}.',
${end}
`,
    )
    checkout.edit(`packages/i18n/src/${language}/misc.ts`, (text) =>
      text.replace(/^ {4}templates: '.*\n/m, (line) => `${line}    ${plural}: '${one}',\n`),
    )
  }
}

function writeTable(checkout: Checkout, names: Names): void {
  const model = checkout.read(`${API}/database/schema/project.ts`)
  const table = /^export const templates = pgTable\([^]*?^\)\n/m.exec(model)![0]
  const row = 'export type TemplateRow = typeof templates.$inferSelect\n'
  checkout.edit(`${API}/database/schema/${names.room}.ts`, (text) => {
    const needed = {
      pgTable: 'drizzle-orm/pg-core',
      text: 'drizzle-orm/pg-core',
      uniqueIndex: 'drizzle-orm/pg-core',
      sql: 'drizzle-orm',
      id: '../columns.ts',
      timestamps: '../columns.ts',
    }
    const imports = Object.entries(needed)
      .filter(([name]) => !new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(text))
      .map(([name, source]) => `import { ${name} } from '${source}'\n`)
    return `${imports.join('')}${text}\n${renamed(table, names)}\n${renamed(row, names)}`
  })
}

interface Names {
  readonly room: string
  /** `riskNotes` */
  readonly plural: string
  /** `riskNote` */
  readonly singular: string
  readonly spanish: Words
  readonly english: Words
}

interface Words {
  readonly many: string
  readonly one: string
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const snake = (name: string) => kebab(name).replaceAll('-', '_')

/** `riskNotes` as people write it: `risk notes`. */
const spaced = (name: string) => kebab(name).replaceAll('-', ' ')
const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
/** `riskNotes` -> `riskNote`, `categories` -> `category`. */
const singularOf = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '')

function renamed(text: string, to: Names): string {
  const replacements: readonly { readonly from: RegExp; readonly to: string }[] = [
    ...MODEL_ALONE,
    { from: /A text to start the description of a project from/g, to: capitalized(withArticle(to.english.one)) },
    { from: /a description template/g, to: withArticle(to.english.one) },
    { from: /description template/g, to: to.english.one },
    { from: /(?<=test\('[^']*)templates/g, to: to.english.many },
    {
      from: /(?<=name: )'Templates', about: '[^']*'/g,
      to: `'${capitalized(to.english.many)}', about: '${capitalized(to.english.many)}, kept by administrators.'`,
    },
    { from: /project\/templates/g, to: `${to.room}/${kebab(to.plural)}` },
    { from: /schema\/project\.ts/g, to: `schema/${to.room}.ts` },
    { from: /(?<=\/)templates(?=[./])/g, to: kebab(to.plural) },
    { from: /templates_name_key/g, to: `${snake(to.plural)}_name_key` },
    { from: /(?<=pgTable\(\s*)'templates'/g, to: `'${snake(to.plural)}'` },
    { from: /templates/g, to: to.plural },
    { from: /Templates/g, to: capitalized(to.plural) },
    { from: /template/g, to: to.singular },
    { from: /Template/g, to: capitalized(to.singular) },
  ]
  return replacements.reduce((result, replacement) => result.replaceAll(replacement.from, replacement.to), text)
}

/** What only the model has. */
const MODEL_ALONE = [
  { from: /\/\*\* \/admin\/config\/template-description-project\/: [^*]*\*\/\n/g, to: '' },
  { from: /\n {4}'template-description-project',/g, to: '' },
  { from: / helperText="[^"]*"/g, to: '' },
  { from: /\/\*\* Texts created from it stay\. \*\/\n/g, to: '' },
]
