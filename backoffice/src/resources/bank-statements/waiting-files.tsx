import { Alert, Box, Button, Typography } from '@mui/material'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import type { BankFileRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'

/** For so long the page uses what it has read of the list. */
const FRESH_MS = 30_000

interface Props {
  readonly openIds: ReadonlySet<string>
  readonly onOpen: (fileId: string) => void
}

export function WaitingFiles({ openIds, onOpen }: Props) {
  const t = useWords()
  // Colleagues upload files while the page is open.
  const often = { staleTime: FRESH_MS, refetchInterval: 2 * FRESH_MS }
  const { data, total, error } = useRecords('bankFiles', { state: 'waiting' }, 'createdAt', often)
  if (error) return <Alert severity="error">{error.message}</Alert>
  const closed = data?.filter(({ fileId }) => !openIds.has(fileId)) ?? []
  if (closed.length === 0) return null
  return (
    <Box sx={{ marginBlock: 2 }}>
      <Section title={t('bankFiles.waitingTitle')}>
        <Box component="ul" aria-label={t('bankFiles.waitingTitle')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {closed.map((file) => (
            <WaitingFile key={file.fileId} file={file} onOpen={() => onOpen(file.fileId)} />
          ))}
        </Box>
        {total !== undefined && total > data!.length && (
          <Hint isSmall>{t('bankFiles.waitingMore', { smart_count: total - data!.length })}</Hint>
        )}
      </Section>
    </Box>
  )
}

function WaitingFile({ file, onOpen }: { readonly file: BankFileRecord; readonly onOpen: () => void }) {
  const t = useWords()
  const { name, sizeBytes, uploadedByName, mayImport, createdAt } = file
  const when = { day: formatDate(createdAt), time: formatTime(createdAt) }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        borderBlockEnd: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {formatFileSize(sizeBytes)}
        </Typography>
        <Hint isSmall>
          {mayImport
            ? t('bankFiles.uploadedBy', { ...when, person: uploadedByName ?? '' })
            : t('bankFiles.uploadedByYou', when)}
        </Hint>
      </Box>
      <Button
        variant={mayImport ? 'contained' : 'outlined'}
        size="small"
        aria-label={t(mayImport ? 'bankFiles.reviewOf' : 'bankFiles.viewOf', { name })}
        onClick={onOpen}
      >
        {t(mayImport ? 'bankFiles.review' : 'bankFiles.view')}
      </Button>
      <DeleteRecordButton
        resource="bankFiles"
        record={file}
        name={name}
        consequence={t('bankFiles.deleteConsequence')}
        isRow
      />
    </Box>
  )
}
