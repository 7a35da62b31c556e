import { Button } from '@mui/material'
import { DataTable, List } from 'react-admin'
import { DayField, MomentField, MoneyField } from '../../ui/fields.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'dailyCloses'>>

/** /admin/bank/daily-closes/: each day as it was closed, the last one first. */
export function DailyClosesList() {
  const t = useWords()
  return (
    <List
      sort={{ field: 'number', order: 'DESC' }}
      exporter={false}
      actions={
        <ListActions>
          <Button href="/v1/bank/daily-closes-export">{t('dailyCloses.export')}</Button>
        </ListActions>
      }
    >
      <DataTable rowClick="show" empty={<NoRows words="dailyCloses.none" />}>
        <Col source="number" align="right" />
        <Col source="day" field={DayField} />
        <Col source="customers" field={MoneyField} align="right" disableSort />
        <Col source="bank" field={MoneyField} align="right" disableSort sx={FROM.tablet} />
        <Col source="left" field={MoneyField} align="right" disableSort sx={FROM.tablet} />
        <Col
          source="signedBy"
          disableSort
          render={({ signedBy }) => signedBy.map(({ name }) => name).join(', ') || t('dailyCloses.unsigned')}
        />
        <Col source="closedAt" field={MomentField} sx={FROM.desk} />
      </DataTable>
    </List>
  )
}
