import { Box, Skeleton } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { Answer } from '@cauce/client'
import { bankFileLifecycle, MAXIMUM_DECIDED_LINES, stateAfter } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useRead } from '../../providers/call.ts'
import { accessTo } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { RecordLink } from '../../ui/links.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { ReversalNote } from '../../ui/reversal.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'

const PATH = '/v1/bank/files/{id}/take-back'
type TakenBack = Answer<typeof PATH>

const AFFECTED = ['bankFiles', 'bankStatements', 'bankMovements', 'matching'] as const

export function useTakeBack(fileId: string) {
  return useRead(['bankFiles', 'takeBack', fileId], `GET ${PATH}`, { params: { id: fileId } })
}

export function TakeBack({ fileId }: { readonly fileId: string }) {
  const { data, error, refetch } = useTakeBack(fileId)
  const { canAccess } = useCanAccess(accessTo('bankStatements.import'))
  const { forbidden } = useFirstApproval(data?.first ?? null, true)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={48} />
  const mayAct = canAccess && forbidden === undefined && stateAfter(bankFileLifecycle, 'takeBack', data.state)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ReversalNote of="bankFiles.takeBack" first={data.first} done={data.takenBack} reason={data.reason} />
      {mayAct && <TakeBackButton file={data} />}
    </Box>
  )
}

function TakeBackButton({ file }: { readonly file: TakenBack }) {
  const t = useWords()
  return (
    <DialogButton variant="outlined" color="error" dialog={(close) => <TakeBackDialog file={file} onClose={close} />}>
      {t('bankFiles.takeBack.button')}
    </DialogButton>
  )
}

interface DialogProps {
  readonly file: TakenBack
  readonly onClose: () => void
}

function TakeBackDialog({ file, onClose }: DialogProps) {
  const isStopped = file.decidedCount > 0 || file.joinedBy.length > 0
  return isStopped ? <Stopped file={file} onClose={onClose} /> : <Question file={file} onClose={onClose} />
}

function Question({ file: { fileId, name, lineCount, credits, debits, first }, onClose }: DialogProps) {
  const t = useWords()
  const call = useMoneyCall(`bankFiles:${fileId}:take-back`)
  const [count, sums] = [
    formatCount(lineCount),
    { credits: formatMoney(credits), debits: formatMoney(debits.replace('-', '')) },
  ]
  return (
    <ConfirmDialog
      title={t('bankFiles.takeBack.of', { name })}
      consequence={[
        t('bankFiles.takeBack.about', { smart_count: lineCount, count, ...sums }),
        ...(first ? [] : [t('bankFiles.takeBack.second')]),
      ].join(' ')}
      confirmLabel={t(first ? 'bankFiles.takeBack.button' : 'bankFiles.takeBack.propose')}
      isDangerous
      reason={{ label: t('bankFiles.takeBack.reason') }}
      act={(reason: string) => call(`POST ${PATH}`, { params: { id: fileId }, body: { reason } })}
      affects={AFFECTED}
      words={({ takenBack }) => t(takenBack ? 'bankFiles.takeBack.done' : 'bankFiles.takeBack.proposed')}
      onClose={onClose}
    />
  )
}

function Stopped({ file: { name, decided, decidedCount, joinedBy }, onClose }: DialogProps) {
  const t = useWords()
  const ids = decided.map(({ movementId }) => movementId)
  return (
    <ReadDialog title={t('bankFiles.takeBack.stopped', { name })} onClose={onClose}>
      {joinedBy.length > 0 && (
        <>
          <p>{t('bankFiles.takeBack.joined')}</p>
          <StatementLinks statements={joinedBy} />
        </>
      )}
      {decidedCount > 0 && (
        <p>
          <BookLink resource="matching" query={{ filter: { ids } }}>
            {t('bankFiles.takeBack.decided', { smart_count: decidedCount, count: formatCount(decidedCount) })}
          </BookLink>{' '}
          {decidedCount > MAXIMUM_DECIDED_LINES && t('bankFiles.takeBack.firstOnes', { count: ids.length })}
        </p>
      )}
    </ReadDialog>
  )
}

export function StatementLinks({ statements }: Pick<TakenBack, 'statements'>) {
  const t = useWords()
  return (
    <ol>
      {statements.map(({ statementId, fromDay, toDay, fileName }) => (
        <li key={statementId}>
          <RecordLink
            resource="bankStatements"
            id={statementId}
            name={`${t('bankStatements.period', { from: formatDate(fromDay), to: formatDate(toDay) })}, ${fileName}`}
          />
        </li>
      ))}
    </ol>
  )
}
