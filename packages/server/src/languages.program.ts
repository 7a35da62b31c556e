import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodingOf, readCsv } from '@cauce/api/modules/misc/imports'
import { FURTHER_LANGUAGES, isContentLanguage, type Language } from '@cauce/contract/languages.ts'
import { toCsv } from '@cauce/format/csv.ts'
import { loadTexts } from '@cauce/i18n/further.ts'
import { readSheet, sheetOf } from '@cauce/i18n/sheet.ts'
import { endWith, readArguments } from './command.ts'
import { StartRefusal } from './lifetime.ts'

const packages = path.resolve(import.meta.dirname, '../..')
const LIST = path.join(packages, 'contract/src/languages.json')
const SHOWN = 20

const linesOf = (code: string, texts: Awaited<ReturnType<typeof textsOf>>) =>
  sheetOf(code, texts).map((cells, index) => ({ line: index + 1, cells }))

const textsOf = async (code: string) => (isKnown(code) ? loadTexts(code) : {})
const isKnown = (code: string): code is Language => FURTHER_LANGUAGES.some((known) => known === code)

function codeOf(tag: string): string {
  const [code = '', country = ''] = tag.split('-')
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(tag) || languageName(tag, code) === code || country === '')
    throw new StartRefusal(`"${tag}" is no language with its country, such as pt-PT.`)
  if (isContentLanguage(code)) throw new StartRefusal('Spanish and English are in the code: change them there.')
  return code
}

/** In its own words, with a capital. */
function languageName(tag: string, code: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(code)!
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

async function importSheet(tag: string, code: string, file: string): Promise<number> {
  const bytes = await readFile(file).catch(() => {
    throw new StartRefusal(`There is no file ${file}.`)
  })
  const lines = []
  for await (const line of readCsv(bytes, encodingOf(bytes))) lines.push(line)
  const { texts, missing, unknown, faults } = readSheet(lines, code)
  if (faults.length > 0) {
    console.error(`${list(faults)}\nNothing was imported.`)
    return 1
  }
  const known = JSON.parse(await readFile(LIST, 'utf8')) as Record<string, { name: string; country: string }>
  known[code] = { name: languageName(tag, code), country: tag.slice(-2) }
  await writeFile(path.join(packages, `i18n/src/further/${code}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  const entries = Object.entries(known).map(
    ([one, about]) => `  "${one}": { "name": "${about.name}", "country": "${about.country}" }`,
  )
  await writeFile(LIST, `{\n${entries.join(',\n')}\n}\n`)
  if (unknown.length > 0) console.log(`Ignored, for no text has these keys:\n${list(unknown)}`)
  tellMissing(code, missing)
  console.log('Start the platform again, propose a brand with this language, and look at its preview.')
  return 0
}

function tellMissing(code: string, missing: readonly string[]): void {
  console.log(
    `${code}: ${missing.length} texts are missing and shown in Spanish.${missing.length > 0 ? `\n${list(missing)}` : ''}`,
  )
}

const list = (lines: readonly string[]): string =>
  [...lines.slice(0, SHOWN), ...(lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more.`] : [])].join('\n')

/**
 * `npm run languages`: what each further language lacks; `-- export pt-PT <file>` writes a sheet to translate, `-- import pt-PT
 * <file>` reads it. Exit code 1 when the sheet has faults: nothing is changed then.
 */
await endWith(async () => {
  const [action, tag, file] = readArguments({ allowPositionals: true }).positionals
  if (action === undefined) {
    for (const code of FURTHER_LANGUAGES) tellMissing(code, readSheet(linesOf(code, await textsOf(code)), code).missing)
    return 0
  }
  if ((action !== 'export' && action !== 'import') || tag === undefined || file === undefined)
    throw new StartRefusal(
      'Say: npm run languages -- export pt-PT sheet.csv, or: npm run languages -- import pt-PT sheet.csv',
    )
  const code = codeOf(tag)
  if (action === 'import') return importSheet(tag, code, file)
  await writeFile(file, toCsv(sheetOf(code, await textsOf(code))))
  console.log(`${file}: translate the column "${code}". Keep %{names}, and both forms around ||||.`)
  return 0
})
