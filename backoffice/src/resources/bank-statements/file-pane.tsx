import { Alert, Skeleton } from '@mui/material'
import { useCreatePath, useNavigate } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import { useRead } from '../../providers/call.ts'
import type { BankFileRecord } from '../../providers/records.ts'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Failure } from '../../ui/failure.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { FileStatements } from './file-statements.tsx'
import { StatementLinks, TakeBack, useTakeBack } from './take-back.tsx'

interface Props {
  readonly file: BankFileRecord
}

export const FilePane = ({ record: file }: { readonly record: BankFileRecord }) =>
  file.state === 'waiting' ? <ImportPane file={file} /> : <TakeBackPane file={file} />

function ImportPane({ file }: Props) {
  const t = useWords()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { fileId, name, uploadedByName, createdAt } = file
  const open = () => navigate(`${createPath({ resource: 'bankStatements', type: 'create' })}?file=${fileId}`)
  return (
    <DecisionFrame
      badge={<StateBadge tone="blue" label={t('bankFiles.one')} />}
      waitingSince={createdAt}
      title={name}
      actions={<DecisionButtons approval={{ label: t('backoffice.decision.review'), onApprove: () => void open() }} />}
    >
      <Alert severity="info">{t('bankFiles.about')}</Alert>
      <Content file={file} />
      <Facts noun="bankFiles" facts={{ name, uploadedByName, createdAt: formatDateTime(createdAt) }} />
    </DecisionFrame>
  )
}

function Content({ file: { fileId, name } }: Props) {
  const { data, error, refetch } = useRead(['bankFiles', 'preview', fileId], 'GET /v1/bank/files/{id}/preview', {
    params: { id: fileId },
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  return <FileStatements name={name} statements={data.statements} standing={undefined} />
}

function TakeBackPane({ file: { fileId, name, importedByName, importedAt, uploadedByName } }: Props) {
  const t = useWords()
  const { data } = useTakeBack(fileId)
  return (
    <DecisionFrame
      badge={<StateBadge tone="clay" label={t('bankFiles.one')} />}
      waitingSince={data?.first?.approvedAt}
      title={t('bankFiles.takeBack.of', { name })}
      actions={<TakeBack fileId={fileId} />}
    >
      <StatementLinks statements={data?.statements ?? []} />
      <Facts
        noun="bankFiles"
        facts={{ uploadedByName, importedByName, importedAt: formatDateTime(importedAt ?? '') }}
      />
    </DecisionFrame>
  )
}
