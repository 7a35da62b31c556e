import { Typography } from '@mui/material'
import type { ClassificationRecord } from '../../providers/records.ts'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { useWords } from '../../ui/words.ts'
import { ClassPeriod, ClassStateBadge, ClassToday } from '../classifications/class-parts.tsx'
import { ClassificationDecision } from '../classifications/classification-decision.tsx'
import { DecidableRecords, type TabProps } from './decidable-records.tsx'

const request = columnsOf('classifications')
const columns: Column<ClassificationRecord>[] = [
  request.of('wantedClass', ({ wantedClass }, t) => t(`classifications.wantedClass.${wantedClass}`)),
  request.of('state', ({ state }, t) => t(`classifications.state.${state}`), {
    cell: ({ state, reason }) => (
      <>
        <ClassStateBadge state={state} />
        {reason !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {reason}
          </Typography>
        )}
      </>
    ),
  }),
  request.of('validFrom', ({ validFrom }) => validFrom, { cell: (row) => <ClassPeriod of={row} /> }),
  request.plain('decidedByName'),
  request.date('createdAt'),
]

/** The class of a customer, with every request for one, each with the decision on it. */
export function UserClasses({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <ClassToday userId={user.id} />
      <DecidableRecords<ClassificationRecord>
        resource="classifications"
        user={user}
        sortedBy="createdAt"
        label={t('classifications.title')}
        one={t('classifications.one')}
        none={t('classifications.none')}
        columns={columns}
        noticeOf={({ state, userName: name }) =>
          t('classifications.result', { name, state: t(`classifications.state.${state}`) })
        }
        decision={(props) => <ClassificationDecision key={props.record.id} {...props} />}
      />
    </>
  )
}
