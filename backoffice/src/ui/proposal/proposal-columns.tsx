import { Box } from '@mui/material'
import { DataTable } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { MomentField, StateField } from '../fields.tsx'
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

export function proposalColumns<N extends ProposalNoun>(noun: N) {
  const Col = DataTable.Col<RecordOf<N>>
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

export const HIDDEN_OF_PROPOSALS = ['createdAt', 'reason']
