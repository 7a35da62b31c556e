import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** Published ISO schemas, from the package `iso-20022` (decision testing). */
export type IsoMessage = 'pain.001.001.03' | 'pain.001.001.09' | 'pain.002.001.10' | 'camt.053.001.08'

const published = (message: string): string =>
  readFileSync(new URL(`iso-20022/${message}.xsd`, import.meta.url), 'utf8')

/** Element names in a statement (camt.053) and a report (camt.052) of the same type. */
const NAMES_IN_STATEMENT = {
  BkToCstmrAcctRpt: 'BkToCstmrStmt',
  Rpt: 'Stmt',
  RptPgntn: 'StmtPgntn',
  AddtlRptInf: 'AddtlStmtInf',
} as const

/** Derives the statement schema from the report's: other names, and a mandatory balance. */
function schemaOfStatement(): string {
  let schema = published('camt.052.001.08').replaceAll('camt.052.001', 'camt.053.001')
  for (const [report, statement] of Object.entries(NAMES_IN_STATEMENT))
    schema = schema.replaceAll(`name="${report}"`, `name="${statement}"`)
  return schema.replace('minOccurs="0" name="Bal"', 'minOccurs="1" name="Bal"')
}

const schemaOf = (message: IsoMessage): string =>
  message === 'camt.053.001.08' ? schemaOfStatement() : published(message)

export const isoFaultsOf = (message: IsoMessage, files: readonly string[]): Promise<string[]> =>
  schemaFaultsOf(schemaOf(message), files)

export async function schemaFaultsOf(schema: string, files: readonly string[]): Promise<string[]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema })
  return errors.map(({ message }) => message)
}
