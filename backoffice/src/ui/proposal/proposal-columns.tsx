import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { DataTable, List, useResourceContext, type DataTableProps, type ListProps } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { MomentField, StateField } from '../fields.tsx'
import { OPENS_DETAILS } from '../list/list-defaults.tsx'
import { FROM } from '../list/widths.ts'
import type { Tone } from '../states.tsx'
import { ProposalDecisions } from './proposal-decisions.tsx'
import type { ProposalNoun } from './proposal-nouns.ts'

type State = RecordOf<ProposalNoun>['state']

const TONES = {
  proposed: 'blue',
  active: 'green',
  refused: 'clay',
  replaced: 'grey',
  retired: 'grey',
} as const satisfies Record<State, Tone>

const Col = DataTable.Col<RecordOf<ProposalNoun>>

function proposalColumns(noun: ProposalNoun) {
  return [
    <Col
      key="state"
      source="state"
      render={(record) => (
        <>
          <StateField source="state" tones={TONES} />
          {/* A decision does not open the row, nor does a click in its dialog. */}
          <Box onClick={(event) => event.stopPropagation()}>
            <ProposalDecisions resource={noun} record={record} />
          </Box>
        </>
      )}
    />,
    <Col key="proposedByName" source="proposedByName" sx={FROM.desk} />,
    <Col key="decidedByName" source="decidedByName" sx={FROM.desk} />,
    <Col key="createdAt" source="createdAt" field={MomentField} />,
    <Col key="reason" source="reason" />,
  ]
}

interface Props extends Pick<ListProps, 'filters'> {
  readonly sortedBy?: string
  readonly hiddenColumns?: readonly string[]
  readonly rowClick?: DataTableProps['rowClick']
  readonly children: ReactNode
}

export function ProposalList({ sortedBy = 'createdAt', hiddenColumns = [], rowClick, children, ...list }: Props) {
  const noun = useResourceContext() as ProposalNoun
  return (
    <List {...list} sort={{ field: sortedBy, order: 'DESC' }}>
      <DataTable
        {...(rowClick === undefined ? OPENS_DETAILS : { rowClick })}
        hiddenColumns={[...hiddenColumns, 'createdAt', 'reason']}
      >
        {children}
        {proposalColumns(noun)}
      </DataTable>
    </List>
  )
}
