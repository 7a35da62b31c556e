import {
  Box,
  Typography,
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  TextField,
} from '@mui/material'
import { useState, useEffect, useId, useRef } from 'react'
import { useCanAccess } from 'react-admin'
import { ProjectMediaFileBody, ProjectMediaFilePatch } from '@cauce/contract'
import type { ProjectMediaFileRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Content, useContentText } from '../../ui/content.tsx'
import { EnglishMissing } from '../../ui/english-count.tsx'
import { BothLanguagesInput } from '../../ui/form/inputs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useWords } from '../../ui/words.ts'
import CloseIcon from '@mui/icons-material/Close'
import { fileKinds, IMAGE_KINDS, MAXIMUM_FILE_BYTES, VIDEO_KINDS } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { DropFrame, FileInput, FileDrop } from '../../ui/form/file-drop.tsx'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useMediaUploads, type MediaUpload } from './use-media-uploads.ts'

export function ProjectMediaFiles({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('projects.editContent', project))
  const textOf = useContentText()
  const [dragged, setDragged] = useState<ProjectMediaFileRecord>()
  return (
    <ChildRecords<ProjectMediaFileRecord>
      resource="projectMediaFiles"
      parent={{ projectId: project.id }}
      sort={{ field: 'order', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('backoffice.projects.multimedia')}
      addLabel={t('backoffice.media.add')}
      none={t('backoffice.media.none')}
      nameOf={(row) => textOf(row, 'description')}
      deleteConsequence={t('backoffice.media.deleteConsequence')}
      schema={ProjectMediaFileBody}
      patch={ProjectMediaFilePatch}
      isOrdered
      affects={['projects']}
      addDialog={(close) => <AddMedia projectId={project.id} onClose={close} />}
      inputs={() => <BothLanguagesInput source="description" helperText={t('backoffice.media.descriptionHelp')} />}
    >
      {(rows, buttonsOf, place) => (
        <Box component="ol" sx={grid}>
          {rows.map((row, index) => (
            <Box
              component="li"
              key={row.id}
              draggable={place !== undefined}
              onDragStart={() => setDragged(row)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDragEnd={() => setDragged(undefined)}
              onDrop={(event) => {
                if (!dragged) return
                event.preventDefault()
                if (dragged.id !== row.id) place?.(dragged, index)
              }}
              sx={{ minWidth: 0, opacity: dragged?.id === row.id ? 0.5 : 1, cursor: place ? 'grab' : undefined }}
            >
              {row.video ? (
                <Box
                  component="video"
                  controls
                  preload="none"
                  poster={`${row.picture.src}/960.webp`}
                  src={row.video.src}
                  aria-label={textOf(row, 'description')}
                  sx={{ display: 'block', width: '100%', aspectRatio: '16 / 10', borderRadius: '4px' }}
                />
              ) : (
                <Picture picture={row.picture} width={480} />
              )}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, marginBlockStart: 0.5 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {index === 0 && <b>{t('backoffice.media.cover')} </b>}
                  <Content record={row} field="description" />
                  <EnglishMissing record={row} fields={['description']} />
                </Typography>
                {buttonsOf(row)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
} as const

const KINDS = [...IMAGE_KINDS, ...VIDEO_KINDS]

export function AddMedia({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const { uploads, isSending, add, change, remove, sendAll } = useMediaUploads(projectId, onClose)
  const guard = useLeaveGuard()
  const close = () => !isSending && guard.leave(onClose)
  const list = useRef<HTMLUListElement>(null)
  const [tries, setTries] = useState(0)
  // After each try: the fields are closed until then.
  useEffect(() => {
    if (tries > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth>
      <DialogTitle>{t('backoffice.media.add')}</DialogTitle>
      <DialogContent>
        <DropFrame onFiles={(files) => void add(files)} disabled={isSending}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button component="label" htmlFor={`${id}-files`} variant="outlined" disabled={isSending} tabIndex={-1}>
              {t('projectMediaFiles.upload.choose')}
            </Button>
            <Typography variant="caption" sx={{ color: 'text.secondary' }} id={`${id}-help`}>
              {t('forms.dropHere')}{' '}
              {t('forms.fileLimits', {
                kinds: KINDS.map((kind) => kind.toUpperCase()).join(', '),
                maximum: formatFileSize(MAXIMUM_FILE_BYTES),
              })}
            </Typography>
          </Box>
          <FileInput
            id={`${id}-files`}
            multiple
            disabled={isSending}
            accept={KINDS.map((kind) => fileKinds[kind]).join(',')}
            aria-label={t('projectMediaFiles.upload.choose')}
            aria-describedby={`${id}-help`}
            onFiles={(files) => void add(files)}
          />
        </DropFrame>
        <Box component="ul" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {uploads.map((upload) => (
            <Upload
              key={upload.key}
              upload={upload}
              isSending={isSending}
              onChange={(fields) => change(upload.key, fields)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isSending}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={uploads.every(({ isUnfit }) => isUnfit)}
          onClick={() => void sendAll().then(() => setTries(tries + 1))}
        >
          {t('projectMediaFiles.upload.send')}
        </Button>
      </DialogActions>
      <LeaveQuestion guard={guard} isDirty={uploads.some(({ isUnfit }) => !isUnfit)} />
    </Dialog>
  )
}

interface UploadProps {
  readonly upload: MediaUpload
  readonly isSending: boolean
  readonly onChange: (fields: Partial<Pick<MediaUpload, 'poster' | 'description' | 'descriptionEn'>>) => void
  readonly onRemove: () => void
}

function Upload({ upload, isSending, onChange, onRemove }: UploadProps) {
  const t = useWords()
  const { file, isVideo, poster, share, missing, problem, isUnfit } = upload
  const picture = isVideo ? poster : file
  const isLocked = isSending || isUnfit
  return (
    <Box component="li" sx={{ paddingBlock: 2, borderBlockEnd: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {picture && !isUnfit && <Preview file={picture} />}
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatFileSize(file.size)}
          </Box>
        </Typography>
        <IconButton
          size="small"
          disabled={isSending}
          aria-label={t('forms.removeFile', { name: file.name })}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {problem !== undefined && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {problem}
        </Alert>
      )}
      {share !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={t('projectMediaFiles.upload.progress', { name: file.name })}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      {!isUnfit && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
          <TextField
            label={t('projectMediaFiles.fields.description')}
            required
            value={upload.description}
            disabled={isLocked}
            error={missing === 'description'}
            helperText={t(
              missing === 'description'
                ? 'projectMediaFiles.upload.descriptionMissing'
                : 'backoffice.media.descriptionHelp',
            )}
            slotProps={{ htmlInput: { lang: 'es', maxLength: 300 } }}
            onChange={({ target }) => onChange({ description: target.value })}
          />
          <TextField
            label={t('projectMediaFiles.fields.descriptionEn')}
            value={upload.descriptionEn}
            disabled={isLocked}
            helperText={t('backoffice.english.help')}
            slotProps={{ htmlInput: { lang: 'en', maxLength: 300 } }}
            onChange={({ target }) => onChange({ descriptionEn: target.value })}
          />
        </Box>
      )}
      {isVideo && !isUnfit && (
        <FileDrop
          label={t('projectMediaFiles.upload.poster')}
          kinds={IMAGE_KINDS}
          file={poster}
          disabled={isLocked}
          refusal={missing === 'poster' ? t('projectMediaFiles.upload.posterMissing') : undefined}
          onChange={(chosen) => onChange({ poster: chosen })}
        />
      )}
    </Box>
  )
}

function Preview({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    picture.current!.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <Box component="img" ref={picture} alt="" sx={{ width: 96, height: 60, objectFit: 'cover', borderRadius: '4px' }} />
  )
}
