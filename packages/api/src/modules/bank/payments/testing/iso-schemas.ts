import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import type { FileVersion } from '../payment-file.domain.ts'

/** By the published ISO schema (decision testing). */
export const isoFaultsOf = (version: FileVersion, files: readonly string[]): Promise<string[]> =>
  schemaFaultsOf(readFileSync(new URL(`iso-20022/${version}.xsd`, import.meta.url), 'utf8'), files)

export async function schemaFaultsOf(schema: string, files: readonly string[]): Promise<string[]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema })
  return errors.map(({ message }) => message)
}
