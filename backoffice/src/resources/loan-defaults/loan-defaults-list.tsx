import { DataTable, List, SelectInput } from 'react-admin'
import { DayField, MoneyField, ProjectField, StateField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { Button } from '@mui/material'
import { DEFAULT_STATES } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { DEFAULT_TONES, reasonOf } from './default-words.ts'

const Col = DataTable.Col<RecordOf<'loanDefaults'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('loanDefaults.state', DEFAULT_STATES)} alwaysOn />,
]

/** /admin/loan-defaults/: which loans are or were in default. One is recorded and ended on the page of its project. */
export function LoanDefaultsList() {
  const t = useWords()
  return (
    <List
      filters={filters}
      sort={{ field: 'since', order: 'DESC' }}
      actions={
        <ListActions>
          <Button href={paths.loanBook} target="_blank" rel="noreferrer">
            {t('loanDefaults.seePublic')}
          </Button>
        </ListActions>
      }
    >
      <DataTable {...OPENS_DETAILS} hiddenColumns={['recordedByName', 'endReason']}>
        <Col source="projectName" field={ProjectField} />
        <Col source="state" render={() => <StateField source="state" tones={DEFAULT_TONES} />} />
        <Col source="since" field={DayField} />
        <Col source="kind" field={WordField} sx={FROM.desk} />
        <Col source="reason" sx={FROM.tablet} disableSort render={(one) => reasonOf(one, t)} />
        <Col source="recordedByName" render={({ recordedByName }) => recordedByName ?? t('loanDefaults.platform')} />
        <Col source="endedOn" field={DayField} sx={FROM.desk} />
        <Col source="endReason" />
        <Col source="loss" field={MoneyField} align="right" sx={FROM.desk} />
      </DataTable>
    </List>
  )
}
