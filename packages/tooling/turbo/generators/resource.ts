import { readdirSync } from 'node:fs'
import path from 'node:path'
import { repeatBelow, statementOf, withImport, type Checkout } from './edits.ts'
import { capitalized, kebab, renamed, withArticle, type Names } from './words.ts'

const CONTRACT = 'packages/contract/src'
const API = 'packages/api/src'
const BACK_OFFICE = 'backoffice/src'

/** Files of the model that are copied whole. */
const COPIED_FILE = `${CONTRACT}/project/templates.ts`
const COPIED_FOLDERS = [`${API}/modules/project/templates`, `${BACK_OFFICE}/resources/templates`]

/** Lines of the model, or objects with such a line, that are repeated for the new resource. */
const REPEATED: readonly { readonly file: string; readonly line: RegExp }[] = [
  { file: `${CONTRACT}/index.ts`, line: /templates\.ts'/ },
  { file: `${CONTRACT}/registry.ts`, line: /^import .*templates\.ts'/ },
  { file: `${CONTRACT}/registry.ts`, line: /^ {2}templates:/ },
  { file: `${CONTRACT}/permissions.ts`, line: /'templates\.edit'/ },
  { file: `${CONTRACT}/permissions.ts`, line: /'templates\.read'/ },
  { file: `${CONTRACT}/permissions.test.ts`, line: /^ +'templates\.edit',/ },
  { file: `${CONTRACT}/permissions.test.ts`, line: /'templates\.edit': / },
  { file: `${CONTRACT}/permissions.test.ts`, line: /'templates\.read': / },
  { file: `${CONTRACT}/misc/audit.ts`, line: /^import .*templates\.ts'/ },
  { file: `${CONTRACT}/misc/audit.ts`, line: /^ {2}templates:/ },
  { file: `${API}/modules.ts`, line: /^import .*templates\/index\.ts'/ },
  { file: `${API}/modules.ts`, line: /^ {2}templatesModule,/ },
  { file: 'packages/testing/src/given-crowd.ts', line: /project\/templates/ },
  { file: 'packages/testing/src/given-configuration.ts', line: /project\/templates/ },
  { file: 'packages/i18n/src/es/office.ts', line: /^ {2}templates,/ },
  { file: 'packages/i18n/src/en/office.ts', line: /^ {2}templates,/ },
  { file: `${BACK_OFFICE}/resources.ts`, line: /name: 'templates'/ },
  { file: `${BACK_OFFICE}/menu.tsx`, line: /path: '\/templates'/ },
  { file: `${BACK_OFFICE}/providers/nouns.ts`, line: /^ {2}templates:/ },
  { file: `${BACK_OFFICE}/providers/auth.ts`, line: /^ {2}templates:/ },
  { file: `${BACK_OFFICE}/providers/paths.ts`, line: /^ {2}templates:/ },
  { file: `${BACK_OFFICE}/providers/paths.test.ts`, line: /'\/templates'/ },
]

/** Writes the files of a new resource and registers it everywhere. What it decides differently is then edited by hand. */
export function writeResource(checkout: Checkout, names: Names): void {
  const rename = (text: string) => renamed(text, names)
  for (const file of copiedFiles(checkout.root)) checkout.write(renamedPath(file, names), rename(checkout.read(file)))
  for (const { file, line } of REPEATED) checkout.edit(file, (text) => repeatBelow(text, line, rename))
  writeWords(checkout, names)
  writeTable(checkout, names)
  const tag = `  '${capitalized(names.english.many)}': '${capitalized(names.english.many)}, kept by administrators.',`
  checkout.edit(`${CONTRACT}/openapi/tags.ts`, (text) => repeatBelow(text, /^ {2}Templates:/, () => tag))
  checkout.edit('packages/testing/src/given-configuration.ts', (text) =>
    text.replace(/'templates\.id': templateId,/, (pair) => `${pair} ${rename(pair)}`),
  )
}

const copiedFiles = (root: string) => [
  COPIED_FILE,
  ...COPIED_FOLDERS.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`)),
]

const renamedPath = (file: string, { room, plural }: Names) =>
  file.replace('/project/', `/${room}/`).replaceAll(/\btemplates\b/g, kebab(plural))

function writeWords(checkout: Checkout, names: Names): void {
  const { room, plural, singular, spanish, english } = names
  const words = { es: `packages/i18n/src/es/${room}.ts`, en: `packages/i18n/src/en/${room}.ts` }
  checkout.edit(words.es, (text) => {
    const typed = withImport(
      withImport(text, 'z', 'zod', 'import type'),
      capitalized(singular),
      '@cauce/contract',
      'import type',
    )
    return `${typed}
export const ${plural} = {
  title: '${capitalized(spanish.many)}',
  one: '${capitalized(spanish.one)}',
  menu: '${capitalized(spanish.many)}',
  fields: {
    ${singular}Id: 'Identificador',
    name: 'Nombre',
    nameEn: 'Nombre (inglés)',
    description: 'Descripción',
    descriptionEn: 'Descripción (inglés)',
    createdAt: 'Creación',
    updatedAt: 'Actualización',
  } as const satisfies Record<keyof z.infer<typeof ${capitalized(singular)}>, string>,
  createTitle: 'Crear ${spanish.one}',
  deleteConsequence: 'No se puede deshacer.',
} as const
`
  })
  checkout.edit(words.en, (text) => {
    return `${text}
export const ${plural} = {
  title: '${capitalized(english.many)}',
  one: '${capitalized(english.one)}',
  menu: '${capitalized(english.many)}',
  fields: {
    ${singular}Id: 'Identifier',
    name: 'Name',
    nameEn: 'Name (English)',
    description: 'Description',
    descriptionEn: 'Description (English)',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  createTitle: 'Create ${withArticle(english.one)}',
  deleteConsequence: 'This cannot be undone.',
} as const satisfies Translation<typeof source.${plural}>
`
  })
  for (const [language, noun] of [
    ['es', spanish.one],
    ['en', english.one],
  ] as const) {
    checkout.edit(`packages/i18n/src/${language}/office.ts`, (text) => withImport(text, plural, `./${room}.ts`))
    checkout.edit(`packages/i18n/src/${language}/misc.ts`, (text) =>
      repeatBelow(text, /^ {4}templates: '/, () => `    ${plural}: '${noun}',`),
    )
  }
}

function writeTable(checkout: Checkout, names: Names): void {
  const model = checkout.read(`${API}/database/schema/project.ts`)
  const table = renamed(statementOf(model, 'export const templates = pgTable('), names).replace(
    /^\/\*\*.*\*\//,
    `/** ${capitalized(names.english.many)}, kept by administrators. */`,
  )
  const row = renamed('export type TemplateRow = typeof templates.$inferSelect', names)
  checkout.edit(`${API}/database/schema/${names.room}.ts`, (text) => {
    const columns = ['pgTable', 'text', 'uniqueIndex']
    const imported = columns.reduce((result, name) => withImport(result, name, 'drizzle-orm/pg-core'), text)
    const complete = ['id', 'instant'].reduce((result, name) => withImport(result, name, '../columns.ts'), imported)
    return `${withImport(complete, 'sql', 'drizzle-orm')}\n${table}\n\n${row}\n`
  })
}
