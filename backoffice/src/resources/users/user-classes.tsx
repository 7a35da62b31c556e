import { DayField, WordField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import { Typography } from '@mui/material'
import type { ClassificationRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { ClassPeriod, ClassStateBadge, ClassToday } from '../classifications/class-parts.tsx'
import { ClassificationDecision } from '../classifications/classification-decision.tsx'
import { DecidableRecords, type TabProps } from './decidable-records.tsx'

const Col = DataTable.Col<ClassificationRecord>

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
        columns={
          <>
            <Col source="wantedClass" field={WordField} />
            <Col
              source="state"
              render={({ state, reason }) => (
                <>
                  <ClassStateBadge state={state} />
                  {reason !== null && (
                    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                      {reason}
                    </Typography>
                  )}
                </>
              )}
            />
            <Col source="validFrom" render={(row) => <ClassPeriod of={row} />} />
            <Col source="decidedByName" />
            <Col source="createdAt" field={DayField} />
          </>
        }
        noticeOf={({ state, userName: name }) =>
          t('classifications.result', { name, state: t(`classifications.state.${state}`) })
        }
        decision={(props) => <ClassificationDecision key={props.record.id} {...props} />}
      />
    </>
  )
}
