import { DataTable, List } from 'react-admin'
import { ContentField, MomentField } from '../../ui/fields.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'

const Col = DataTable.Col<RecordOf<'outcomeStatements'>>

/** Defaults among loans, and their rate where there was a loan. */
function outcomeOf({ figures: { total } }: RecordOf<'outcomeStatements'>, t: Translate): string {
  const words = t('outcomeStatements.outcome', total)
  return total.rate === null ? words : `${words} (${formatPercent(total.rate)})`
}

/** /admin/outcome-statements/: the outcome statements as they were published. */
export function OutcomeStatementsList() {
  const t = useWords()
  return (
    <List sort={{ field: 'year', order: 'DESC' }}>
      <DataTable {...OPENS_DETAILS}>
        <Col source="year" />
        <Col source="version" align="right" />
        <Col source="figures" disableSort render={(statement) => outcomeOf(statement, t)} />
        <Col source="assumptions" field={ContentField} sx={FROM.tablet} />
        <Col source="correction" field={ContentField} sx={FROM.desk} />
        <Col source="publishedAt" field={MomentField} />
      </DataTable>
    </List>
  )
}
