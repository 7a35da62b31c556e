import { DataTable, SelectInput } from 'react-admin'
import { RESERVATION_STATES } from '@cauce/contract'
import { formatUntil } from '@cauce/format/dates.ts'
import type { ReservationRecord } from '../../providers/records.ts'
import { BelowOnPhone, CustomerField, MomentField, ProjectField, StateField } from '../../ui/fields.tsx'
import { Amount } from '../../ui/figures.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<ReservationRecord>

const tones = {
  placed: 'blue',
  called: 'clay',
  converted: 'green',
  withdrawn: 'grey',
  lapsed: 'grey',
} as const satisfies Record<ReservationRecord['state'], Tone>

const isLive = ({ state }: ReservationRecord) => state === 'placed' || state === 'called'

/** Until a suspended offer is corrected its reservations wait: no deadline runs. */
const waits = (row: ReservationRecord) => row.isProjectSuspended && isLive(row)

function ReservationState({ row }: { readonly row: ReservationRecord }) {
  const t = useWords()
  return waits(row) ? (
    <StateBadge tone="clay" label={t('projects.isSuspended')} />
  ) : (
    <StateField source="state" tones={tones} />
  )
}

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('reservations.state', RESERVATION_STATES)} alwaysOn />,
]

interface Props {
  readonly owner: string
  readonly filter: Readonly<Record<string, string>>
  /** What the page is about. The reservations of a project are in the order of arrival. */
  readonly of: 'project' | 'customer'
}

export function Reservations({ of, ...section }: Props) {
  const t = useWords()
  const isOfProject = of === 'project'
  return (
    <ListSection
      {...section}
      resource="reservations"
      title={t('reservations.title')}
      sort={isOfProject ? { field: 'place', order: 'ASC' } : { field: 'createdAt', order: 'DESC' }}
      {...(isOfProject && { filters })}
    >
      <DataTable {...OPENS_DETAILS}>
        <Col source="place" align="right" sx={FROM.tablet} />
        <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
        <Col
          source={isOfProject ? 'userName' : 'projectName'}
          render={(row) => (
            <>
              {isOfProject ? <CustomerField source="userName" tab="wallet" /> : <ProjectField source="projectName" />}
              <BelowOnPhone>
                <MomentField source="createdAt" /> <ReservationState row={row} />
              </BelowOnPhone>
            </>
          )}
        />
        <Col source="state" sx={FROM.tablet} render={(row) => <ReservationState row={row} />} />
        <Col
          source="completeUntil"
          sx={FROM.desk}
          render={(row) => row.state === 'called' && !waits(row) && row.completeUntil && formatUntil(row.completeUntil)}
        />
        <Col
          source="deposit"
          align="right"
          sx={FROM.tablet}
          render={(row) => <Amount value={row.deposit} isVoid={!isLive(row)} />}
        />
        <Col source="amount" align="right" render={(row) => <Amount value={row.amount} isVoid={!isLive(row)} />} />
      </DataTable>
      <ListSums labels={{ deposit: 'held', amount: 'promised' }} />
    </ListSection>
  )
}
