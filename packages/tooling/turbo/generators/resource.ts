import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { capitalized, renamed, type Names } from './words.ts'

export class Checkout {
  readonly root: string
  readonly written: string[] = []

  constructor(root: string) {
    this.root = root
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8')
  }

  write(file: string, text: string): void {
    const place = path.join(this.root, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
    if (!this.written.includes(file)) this.written.push(file)
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
  { file: `${OFFICE}/office.ts`, blocks: [/^ {2}\{\n {4}noun: 'templates',\n[^]*?^ {2}\},\n/m] },
]

/** Writes the files of a new resource and registers it. What it decides differently is then edited by hand. */
export function writeResource(checkout: Checkout, names: Names): void {
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
      instant: '../columns.ts',
    }
    const imports = Object.entries(needed)
      .filter(([name]) => !new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(text))
      .map(([name, source]) => `import { ${name} } from '${source}'\n`)
    return `${imports.join('')}${text}\n${renamed(table, names)}\n${renamed(row, names)}`
  })
}
