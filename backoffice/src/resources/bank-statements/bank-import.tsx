import { useEffect, useId, useRef } from 'react'
import { Box, Button, LinearProgress, Typography, Alert } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import { CanAccess } from 'react-admin'
import { MAXIMUM_STATEMENT_MEGABYTES } from '@cauce/contract'
import { formatCount, formatFileSize } from '@cauce/format/quantities.ts'
import { accessTo } from '../../ui/ability.ts'
import { useCall, useRecords } from '../../providers/call.ts'
import { DropFrame, FileInput } from '../../ui/form/file-drop.tsx'
import { Lead, PageHeading, Hint, Section } from '../../ui/section.tsx'
import { PageForbidden } from '../../ui/layout/pages.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { useWords } from '../../ui/words.ts'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { DemonstrationFile } from '../bank-demonstration/demonstration-file.tsx'
import { BankFileCard } from './bank-file-card.tsx'
import { BankFilesTotal } from './bank-files-total.tsx'
import { useBankFiles, type PageFile, isOwn, mayFollow } from './use-bank-files.ts'
import { standingFile } from './standing.ts'
import { useFilesOutlook } from './use-files-outlook.ts'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import type { BankFileRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'

const ACCEPTED = '.xml,.zip,.txt,.n43,.q43,.c43,.aeb,.csb,.asc,text/plain,application/xml,application/zip'

/**
 * /admin/bank/statements/new: files of the bank are chosen or dropped and previewed, and another administrator opens them from the list of
 * what waits and imports them. The address may name one (`?file=`).
 */
export const BankImport = () => (
  <CanAccess {...accessTo('bankStatements.import')} accessDenied={<PageForbidden />}>
    <Import />
  </CanAccess>
)

function Import() {
  const t = useWords()
  const call = useCall()
  const { files, sending, isImporting, add, openKept, remove, importAll } = useBankFiles()
  const { total, standingOf, shown, pending, inTurn } = useFilesInTurn(files, isImporting || sending.length > 0)
  const read = files.filter(({ preview }) => preview)
  const openIds = new Set(read.flatMap(({ preview }) => preview?.fileId ?? []))
  useNamedFile(openKept)
  return (
    <>
      <PageHeading title={t('bankFiles.title')}>
        <RecordLink resource="bankStatements" type="list" name={t('bankFiles.toStatements')} />
      </PageHeading>
      <Lead>{t('bankFiles.about')}</Lead>
      <LoneAdministrator />
      <ChosenHere read={read} onFiles={add} />
      <DemonstrationFile file="statement" read={() => call('GET /v1/bank/demonstration-statement')} />
      <Box component="output" sx={{ display: 'block', marginBlock: 1.5 }}>
        {sending.map(({ key, name, share }) => (
          <Box key={key} sx={{ marginBlockEnd: 1 }}>
            <Typography variant="body2">
              {share === undefined
                ? t('bankFiles.waiting', { name })
                : share < 1
                  ? t('bankFiles.sending', { name, percent: Math.floor(share * 100) })
                  : t('bankFiles.reading', { name })}
            </Typography>
            <LinearProgress
              aria-label={name}
              {...(share !== undefined && share < 1 && { variant: 'determinate', value: share * 100 })}
            />
          </Box>
        ))}
      </Box>
      <WaitingFiles openIds={openIds} onOpen={(fileId) => void openKept(fileId)} />
      {files.length > 0 && (
        <Box component="ul" aria-label={t('bankFiles.files')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map((file) => (
            <BankFileCard
              key={file.key}
              file={file}
              standing={standingOf(file)}
              onImport={() => void importAll([file])}
              onRemove={() => remove(file)}
            />
          ))}
        </Box>
      )}
      {pending.length > 1 && (
        <BankFilesTotal
          files={pending}
          total={total}
          isImporting={isImporting}
          onImport={() => void importAll(inTurn)}
          onDiscard={() => {
            for (const file of inTurn) remove(file)
          }}
        />
      )}
    </>
  )
}

/** Opens the file that the address names, once. */
function useNamedFile(openKept: (fileId: string) => Promise<void>) {
  const [address] = useSearchParams()
  const named = address.get('file')
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (named === null || opened.current === named) return
    opened.current = named
    void openKept(named)
  })
}

interface ChosenProps {
  readonly read: readonly PageFile[]
  readonly onFiles: (files: readonly File[]) => void
}

function ChosenHere({ read, onFiles }: ChosenProps) {
  const t = useWords()
  const id = useId()
  const size = read.reduce((sum, { preview }) => sum + (preview?.sizeBytes ?? 0), 0)
  return (
    <DropFrame onFiles={onFiles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button component="label" variant="outlined" htmlFor={id} tabIndex={-1}>
          {t('bankFiles.choose')}
        </Button>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }} id={`${id}-help`}>
          {t('bankFiles.orDrop', { maximum: MAXIMUM_STATEMENT_MEGABYTES })}
        </Typography>
        <FileInput
          id={id}
          multiple
          accept={ACCEPTED}
          aria-label={t('bankFiles.choose')}
          aria-describedby={`${id}-help`}
          onFiles={onFiles}
        />
        {read.length > 0 && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
            {t('bankFiles.read', {
              smart_count: read.length,
              count: formatCount(read.length),
              size: formatFileSize(size),
            })}
          </Typography>
        )}
      </Box>
    </DropFrame>
  )
}

function useFilesInTurn(files: readonly PageFile[], isBusy: boolean) {
  const likely = files.filter((file) => file.state === 'ready' || file.state === 'importing' || mayFollow(file))
  const others = likely.filter((file) => !isOwn(file))
  // Readers cannot import their own uploads, so these never count beside others.
  const weighed = others.length > 0 ? others : likely
  const total = useFilesOutlook(weighed, isBusy)
  const placeOf = ({ preview }: PageFile) =>
    total.data?.files.findIndex(({ fileId }) => fileId === preview?.fileId) ?? -1
  const standingOf = (file: PageFile) => total.data?.files[placeOf(file)]
  const shown = files.map((file) => standingFile(file, standingOf(file)))
  const isReady = ({ state }: PageFile) => state === 'ready' || state === 'after'
  const isWeighed = ({ key }: PageFile) => weighed.some((file) => file.key === key)
  const pending = shown.filter((file) => isWeighed(file) && (isReady(file) || file.state === 'importing'))
  // Each as its preview was read, in the order that the total follows.
  const inTurn = files
    .filter((file, index) => isWeighed(file) && isReady(shown[index]!))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return { total, standingOf, shown, pending, inTurn }
}

/** For so long the page uses what it has read of the list. */
const FRESH_MS = 30_000

interface Props {
  readonly openIds: ReadonlySet<string>
  readonly onOpen: (fileId: string) => void
}

function WaitingFiles({ openIds, onOpen }: Props) {
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
