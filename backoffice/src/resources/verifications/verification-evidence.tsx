import { useGetOne } from 'react-admin'
import { Box, Skeleton, Typography } from '@mui/material'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'
import { DocumentViewer } from '../../ui/document/document-viewer.tsx'
import { Sign } from '../../ui/document/sign.tsx'
import { SideBySide } from '../../ui/document/side-by-side.tsx'
import { useBytes } from '../../ui/document/use-bytes.ts'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { IdentityTable } from './identity-table.tsx'

interface Props {
  readonly verification: VerificationRecord
  /** The pictures that have been in view. */
  readonly seen: ReadonlySet<string>
  /** Called for each picture that has been in view. */
  readonly onSeen: (mediaId: string) => void
}

/** Pictures of the document and the person, beside what they must agree with. */
export function VerificationEvidence({ verification, seen, onSeen }: Props) {
  const { mediaIds, userId } = verification
  const { data: user, error, refetch } = useGetOne<UserRecord>('users', { id: userId })
  const facts = user ? (
    <IdentityTable user={user} verification={verification} />
  ) : error ? (
    <Failure error={error} onRetry={refetch} />
  ) : (
    <Skeleton variant="rounded" height={280} />
  )
  if (mediaIds.length === 0) return facts
  return (
    <SideBySide
      isNarrow
      document={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {mediaIds.map((mediaId, index) => (
            <Picture
              key={mediaId}
              mediaId={mediaId}
              number={index + 1}
              total={mediaIds.length}
              isSeen={seen.has(mediaId)}
              onSeen={() => onSeen(mediaId)}
            />
          ))}
        </Box>
      }
    >
      {facts}
    </SideBySide>
  )
}

interface PictureProps {
  readonly mediaId: string
  readonly number: number
  readonly total: number
  readonly isSeen: boolean
  readonly onSeen: () => void
}

function Picture({ mediaId, number, total, isSeen, onSeen }: PictureProps) {
  const t = useWords()
  const { data, error, refetch } = useBytes({
    key: mediaId,
    read: (dataProvider, signal) => dataProvider.file(`/v1/account/verifications/${mediaId}`, signal),
  })
  const name = t('backoffice.verification.picture', { number, total })
  return (
    <Box id={mediaId} tabIndex={-1} sx={{ scrollMarginBlock: '1rem' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="body2" component="output">
          {isSeen && <Sign look="agrees">{t('backoffice.verification.seen')}</Sign>}
        </Typography>
      </Box>
      <DocumentViewer
        name={name}
        bytes={data}
        error={error}
        onRetry={() => void refetch()}
        onSeen={onSeen}
        height="15rem"
      />
    </Box>
  )
}
