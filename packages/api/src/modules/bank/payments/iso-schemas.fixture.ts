import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The schemas of the ISO in `iso-20022`, as they are published (decision 198). */
export type IsoMessage = 'pain.001.001.03' | 'pain.001.001.09' | 'pain.002.001.10'

const schemaOf = (message: IsoMessage): string =>
  readFileSync(new URL(`iso-20022/${message}.xsd`, import.meta.url), 'utf8')

/** The faults that the schema of the ISO finds in files. */
export const isoFaultsOf = (message: IsoMessage, files: readonly string[]): Promise<string[]> =>
  schemaFaultsOf(schemaOf(message), files)

/** The faults that a schema finds in files. */
export async function schemaFaultsOf(schema: string, files: readonly string[]): Promise<string[]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema })
  return errors.map(({ message }) => message)
}
