import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'
import { presentTranslator } from '../../providers/i18n.ts'
import { untyped } from '../words.ts'
import { shownValuesOf } from './shown-values.ts'

export type Line = readonly (string | number)[]

/**
 * Lines as CSV for spreadsheets. Spreadsheets expect a semicolon where the comma is the decimal mark. A cell that begins with
 * an equals sign, plus, minus or at gets an apostrophe in front, because a spreadsheet would run it as a formula (OWASP, CSV
 * injection).
 */
export const csvOf = (lines: readonly Line[]): string => lines.map((cells) => cells.map(cellOf).join(';')).join('\r\n')

function cellOf(value: string | number): string {
  const text = String(value)
  const isNumber = /^-?\d[\d.,]*$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BOM = '\uFEFF'

export const downloadLines = (lines: readonly Line[], fileName: string): void =>
  downloadCSV(BOM + csvOf(lines), fileName)

/** The exporter of every list: the identifier and all named fields of each record, in the reader's words. */
export const exportRecords: Exporter = (records: readonly RaRecord[], _related, _provider, resource = '') => {
  const t = presentTranslator()
  const rows = records.map((record) => shownValuesOf(resource, record, t))
  const labels = new Map(rows.flatMap((values) => values.map(({ source, label }) => [source, label] as const)))
  downloadLines(
    [
      [t('backoffice.list.identifier'), ...labels.values()],
      ...rows.map((values, index) => {
        const valueOf = new Map(values.map(({ source, value }) => [source, value] as const))
        return [String(records[index]!.id), ...[...labels.keys()].map((source) => valueOf.get(source) ?? '')]
      }),
    ],
    untyped(t)(`${resource}.title`),
  )
}
