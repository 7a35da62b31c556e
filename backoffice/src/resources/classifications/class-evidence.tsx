import { useState } from 'react'
import { Box, Button, Link } from '@mui/material'
import { criteriaOf, pointsNeeded } from '@cauce/contract/account/investor-classes.ts'
import { classEvidenceAddress } from '../../providers/paths.ts'
import type { ClassificationRecord, UserRecord } from '../../providers/records.ts'
import { Comparison } from '../../ui/document/comparison.tsx'
import type { DocumentCheck } from '../../ui/document/document-check.tsx'
import { DocumentViewer } from '../../ui/document/document-viewer.tsx'
import { SideBySide } from '../../ui/document/side-by-side.tsx'
import { Sign } from '../../ui/document/sign.tsx'
import { useBytes } from '../../ui/document/use-bytes.ts'
import { useCompared } from '../../ui/document/use-compared.ts'
import { displayNameOf } from '../../ui/names.ts'
import { useWords } from '../../ui/words.ts'
import { Hint } from '../../ui/section.tsx'

interface Props {
  readonly record: ClassificationRecord
  readonly user: UserRecord | undefined
  readonly id: string
  readonly onCheck: (documentId: string, change: Partial<DocumentCheck>) => void
}

export function ClassEvidence({ record, user, id, onCheck }: Props) {
  const t = useWords()
  const [place, setPlace] = useState(0)
  const { documents } = record
  const shown = documents[place]
  if (!shown)
    return (
      <>
        <Hint>{t('classifications.decision.noEvidence')}</Hint>
        {user && <Criteria record={record} kind={user.kind} />}
      </>
    )
  return (
    <>
      {documents.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {documents.map(({ documentId }, index) => (
            <Button
              key={documentId}
              id={`${id}-${documentId}`}
              size="small"
              variant={index === place ? 'contained' : 'outlined'}
              aria-pressed={index === place}
              onClick={() => setPlace(index)}
            >
              {t('classifications.decision.evidence', { place: index + 1, count: documents.length })}
            </Button>
          ))}
        </Box>
      )}
      <Evidence
        key={shown.documentId}
        record={record}
        user={user}
        shown={shown}
        onCheck={(change) => onCheck(shown.documentId, change)}
      />
    </>
  )
}

interface EvidenceProps extends Pick<Props, 'record' | 'user'> {
  readonly shown: ClassificationRecord['documents'][number]
  readonly onCheck: (change: Partial<DocumentCheck>) => void
}

function Evidence({ record, user, shown: { documentId, file }, onCheck }: EvidenceProps) {
  const t = useWords()
  const { data, error, refetch } = useBytes({
    key: file.fileId,
    read: (dataProvider, signal) => dataProvider.file(classEvidenceAddress(documentId), signal, file.contentType),
  })
  const holder = user ? displayNameOf(user) : record.userName
  const name = { label: t('backoffice.document.holder'), shown: holder, kind: 'name' as const, wanted: holder }
  const { compared, onText, onSeen } = useCompared({ facts: [name], bytes: data, onCheck })
  return (
    <SideBySide
      document={
        <Box>
          <DocumentViewer
            name={file.name}
            bytes={data}
            error={error}
            onRetry={() => void refetch()}
            onText={onText}
            onSeen={onSeen}
          />
          <Link
            href={classEvidenceAddress(documentId)}
            download={file.name}
            onClick={onSeen}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Link>
        </Box>
      }
    >
      <Box>
        {user && <Criteria record={record} kind={user.kind} />}
        <Comparison facts={compared} />
      </Box>
    </SideBySide>
  )
}

interface CriteriaProps extends Pick<Props, 'record'> {
  readonly kind: UserRecord['kind']
}

function Criteria({ record: { wantedClass, criteria }, kind }: CriteriaProps) {
  const t = useWords()
  return (
    <>
      <Hint isSmall>
        {t(pointsNeeded(kind) === 1 ? 'classifications.decision.oneNeeded' : 'classifications.decision.twoNeeded')}
      </Hint>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {criteriaOf(kind, wantedClass).map((name) => {
          const isAttested = criteria.includes(name)
          return (
            <Box
              key={name}
              component="li"
              sx={{
                paddingBlock: 0.875,
                borderBlockEnd: '1px solid var(--line)',
                ...(isAttested ? { fontWeight: 550 } : { color: 'text.secondary' }),
              }}
            >
              <span>{t(`classifications.criterion.${name}`)}</span>
              <Box sx={{ fontSize: '0.8125rem' }}>
                {isAttested ? (
                  <Sign look="agrees">{t('classifications.decision.attested')}</Sign>
                ) : (
                  t('classifications.decision.notAttested')
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </>
  )
}
