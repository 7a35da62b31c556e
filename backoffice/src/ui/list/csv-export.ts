import { toCsv } from '@cauce/format/csv.ts'
import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'
import { presentTranslator } from '../../providers/i18n.ts'
import { untyped } from '../words.ts'
import { shownValuesOf } from './shown-values.ts'

export type Line = readonly (string | number)[]

export const downloadLines = (lines: readonly Line[], fileName: string): void =>
  downloadCSV(toCsv(lines.map((cells) => cells.map(String))), fileName)

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
