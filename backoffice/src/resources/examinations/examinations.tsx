import { Alert, Skeleton, Stack } from '@mui/material'
import { useLocation } from 'react-admin'
import { useActor } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { AccessRegister } from './access-register.tsx'
import { ExaminationList } from './examination-list.tsx'
import { OneExamination } from './one-examination.tsx'
import { OwnAccess } from './own-access.tsx'
import { useAccesses } from './use-examinations.ts'

/** Requests of other administrators and the end of an access are seen so soon. */
const READ_EACH_MS = 60_000

/** /admin/examinations: examinations of customers, for who has the access that another administrator granted (decision money-laundering). */
export function Examinations() {
  const t = useWords()
  const actor = useActor()
  const chosen = new URLSearchParams(useLocation().search).get('id')
  const { data, error, refetch } = useAccesses({ refetchInterval: READ_EACH_MS })
  const own = data?.accesses.filter(({ requestedBy }) => requestedBy === actor?.userId) ?? []
  const open = own.find(({ isOpen }) => isOpen)
  const onChanged = () => void refetch()
  return (
    <>
      <PageHeading title={t('examinations.title')} />
      <Lead>{t('examinations.about')}</Lead>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && actor && (
        <Stack spacing={3}>
          {data.isAlone && <Alert severity="warning">{t('examinations.alone')}</Alert>}
          <OwnAccess
            open={open}
            waiting={own.find(({ state }) => state === 'waiting')}
            isAlone={data.isAlone}
            onChanged={onChanged}
          />
          {open && (chosen === null ? <ExaminationList /> : <OneExamination key={chosen} id={chosen} />)}
          <AccessRegister accesses={data.accesses} actorId={actor.userId} onChanged={onChanged} />
        </Stack>
      )}
    </>
  )
}
