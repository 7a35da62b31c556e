import type { ReactNode } from 'react'
import type { RecordOf } from '../../providers/records.ts'
import { type Column, columnsOf } from '../list/column.tsx'
import { StateBadge, type Tone } from '../states.tsx'
import { untyped } from '../words.ts'
import type { ProposalNoun } from './proposal-nouns.ts'

const TONES = {
  proposed: 'blue',
  active: 'green',
  refused: 'clay',
  replaced: 'grey',
  retired: 'grey',
} as const satisfies Record<RecordOf<ProposalNoun>['state'], Tone>

/** What the list of each kind of proposal ends with: its state, who proposed it and decided, and what can be decided. */
export function proposalColumns<N extends ProposalNoun>(
  noun: N,
  decisions: (record: RecordOf<N>) => ReactNode,
): Column<RecordOf<N>>[] {
  // These fields have the same names, types and texts in each kind, which TypeScript cannot follow through `N`.
  const column = columnsOf(noun as 'companyAccounts')
  const columns = [
    column.of('state', ({ state }, t) => untyped(t)(`${noun}.state.${state}`), {
      isSortable: true,
      isBelowOnPhone: true,
      cell: ({ state }, t) => <StateBadge tone={TONES[state]} label={untyped(t)(`${noun}.state.${state}`)} />,
    }),
    column.plain('proposedByName', { share: 2, from: 'desk' }),
    column.plain('decidedByName', { share: 2, from: 'desk' }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
    column.plain('reason', { isHidden: true }),
    column.of('updatedAt', () => '', {
      heading: (t) => t('backoffice.actions'),
      isOnScreenOnly: true,
      isBelowOnPhone: true,
      cell: (record) => decisions(record as unknown as RecordOf<N>),
    }),
  ]
  return columns as unknown as Column<RecordOf<N>>[]
}
