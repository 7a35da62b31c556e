import { Alert } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import type { RecordOf } from '../providers/records.ts'
import { accessTo } from './ability.ts'
import { useNow } from './time.tsx'
import { useRecords } from '../providers/call.ts'
import { useLanguage, useWords } from './words.ts'

type Hand = Omit<RecordOf<'personHands'>, 'id'>

/** As long as a change counts as a hand on the payee (handbook rule 2.47). */
const DAYS_MS = 30 * 86_400_000
const MOST = 5

interface Props {
  readonly userIds: readonly string[]
  readonly isNamed?: boolean
}

export function RecentChanges({ userIds, isNamed = false }: Props) {
  const now = useNow()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('personHands.read'))
  const { data } = useRecords('personHands', { userIds }, '-createdAt', {
    most: MOST,
    enabled: mayRead && userIds.length > 0,
  })
  return <HandsAlert hands={data?.filter(({ createdAt }) => now - Date.parse(createdAt) < DAYS_MS)} isNamed={isNamed} />
}

export function HandsAlert({
  hands,
  isNamed = false,
}: {
  readonly hands: readonly Hand[] | null | undefined
  readonly isNamed?: boolean
}) {
  const t = useWords()
  const language = useLanguage()
  if (!hands || hands.length === 0) return null
  return (
    <Alert severity="warning">
      {hands.map(({ personHandId, kind, userId, userName, handId, handName, createdAt }) => (
        <div key={personHandId}>
          {isNamed && `${userName}: `}
          {t(`personHands.recent.${kind}`, {
            since: formatRelativeTime(createdAt, language),
            who: handId === userId ? t('personHands.themselves') : handName,
          })}
        </div>
      ))}
    </Alert>
  )
}
