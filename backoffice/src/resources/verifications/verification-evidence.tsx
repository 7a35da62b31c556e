import { useGetOne } from 'react-admin'
import { Box, Skeleton, Typography, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'
import { DocumentViewer } from '../../ui/document/document-viewer.tsx'
import { Sign } from '../../ui/document/sign.tsx'
import { SideBySide } from '../../ui/document/side-by-side.tsx'
import { useBytes } from '../../ui/document/use-bytes.ts'
import { Failure } from '../../ui/failure.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatDays } from '@cauce/format/quantities.ts'
import { countryName, NO_TEXT } from '../../ui/names.ts'
import { useToday } from '../../ui/time.tsx'
import { isIdentificationDocumentType } from './document-type.ts'
import { daysValid, identityFacts, type IdentityFact } from './identity-facts.ts'

interface Props {
  readonly verification: VerificationRecord
  readonly seen: ReadonlySet<string>
  readonly onSeen: (mediaId: string) => void
}

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

interface IdentityTableProps {
  readonly user: UserRecord
  readonly verification: VerificationRecord
}

/** What the person registered beside what was read from the document, with the result of each comparison. */
function IdentityTable({ user, verification }: IdentityTableProps) {
  const t = useWords()
  const facts = identityFacts(user, verification)
  const same = facts.filter(({ verdict }) => verdict === 'same').length
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
        {t('backoffice.verification.agreement', { same, total: facts.length })}
      </Typography>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{t('backoffice.verification.fact')}</TableCell>
            <TableCell>{t('backoffice.verification.registered')}</TableCell>
            <TableCell>{t('backoffice.verification.read')}</TableCell>
            <TableCell>{t('backoffice.verification.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {facts.map((fact) => (
            <FactRow key={fact.name} fact={fact} />
          ))}
          <ValidityRow document={verification.documents[0]} />
        </TableBody>
      </Table>
    </div>
  )
}

/** On a telephone its columns share the width, whatever stands in them. */
const tableSx = {
  tableLayout: { xs: 'fixed', sm: 'auto' },
  '& thead th': { whiteSpace: 'normal' },
  '& th, & td': { paddingInline: { xs: 0.5, sm: 0.75 }, overflowWrap: { xs: 'anywhere', sm: 'break-word' } },
} as const

function FactRow({ fact: { name, registered, read, verdict } }: { readonly fact: IdentityFact }) {
  const t = useWords()
  const shown = useShown(name)
  return (
    <TableRow sx={verdict === 'different' ? { backgroundColor: 'var(--clay-wash)' } : {}}>
      <TableCell component="th" scope="row">
        {t(`users.fields.${name}`)}
      </TableCell>
      <TableCell>{shown(registered)}</TableCell>
      <TableCell>{shown(read)}</TableCell>
      <TableCell>
        {verdict === 'unread' ? (
          t('backoffice.verification.verdict.unread')
        ) : (
          <Sign look={verdict === 'same' ? 'agrees' : 'absent'}>{t(`backoffice.verification.verdict.${verdict}`)}</Sign>
        )}
      </TableCell>
    </TableRow>
  )
}

function useShown(name: IdentityFact['name']) {
  const t = useWords()
  const language = useLanguage()
  return (value: string | null): string => {
    if (name === 'birthdayAt') return formatDate(value)
    if (value === null) return NO_TEXT
    if (name === 'nationality') return countryName(value, language)
    return name === 'identificationDocumentType' && isIdentificationDocumentType(value)
      ? t(`users.identificationDocumentType.${value}`)
      : value
  }
}

const SOON_DAYS = 30

interface ValidityProps {
  readonly document: VerificationRecord['documents'][number] | undefined
}

function ValidityRow({ document }: ValidityProps) {
  const t = useWords()
  const language = useLanguage()
  const { validFrom = null, validUntil = null } = document ?? {}
  const days = daysValid(validUntil, useToday())
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t('backoffice.verification.validUntil')}
      </TableCell>
      <TableCell />
      <TableCell>
        {formatDate(validUntil)}
        {validFrom !== null && (
          <Typography variant="caption" component="div" color="textSecondary">
            {t('backoffice.verification.validFrom', { day: formatDate(validFrom) })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {days === undefined ? (
          t('backoffice.verification.verdict.unread')
        ) : days < 0 ? (
          <Sign look="absent">{t('backoffice.verification.expired')}</Sign>
        ) : days <= SOON_DAYS ? (
          <Sign look="similar">{t('backoffice.verification.daysLeft', { days: formatDays(days, language) })}</Sign>
        ) : (
          <Sign look="agrees">{t('backoffice.verification.valid')}</Sign>
        )}
      </TableCell>
    </TableRow>
  )
}
