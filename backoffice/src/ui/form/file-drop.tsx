import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import AttachFileIcon from '@mui/icons-material/AttachFile'
import CloseIcon from '@mui/icons-material/Close'
import { MAXIMUM_FILE_BYTES, refusalOfFile, typesOf, type FileKind } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format/quantities.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useWords } from '../words.ts'
import { hiddenUntilFocus } from '../visually-hidden.tsx'

interface Props {
  readonly label: string
  readonly help?: string | undefined
  readonly kinds: readonly FileKind[]
  readonly file: File | undefined
  readonly onChange: (file: File | undefined) => void
  readonly refusal?: string | undefined
  readonly disabled?: boolean
  readonly inputId?: string
  readonly name?: string
}

/** One file, chosen or dropped. Size and kind are checked here too, before anything is sent. */
export function FileDrop({ label, help, kinds, file, onChange, refusal, disabled = false, inputId, name }: Props) {
  const t = useWords()
  const ownId = useId()
  const id = inputId ?? ownId
  const [problem, setProblem] = useState<string>()
  const message = problem ?? refusal

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const found = refusalOfFile(chosen, kinds)
    setProblem(found && errorMessage(t, found))
    onChange(found ? undefined : chosen)
  }
  return (
    <DropFrame
      onFiles={([first]) => take(first)}
      disabled={disabled}
      isFilled={file !== undefined}
      isWrong={message !== undefined}
    >
      <Typography component="p" variant="subtitle2" id={`${id}-label`}>
        {label}
      </Typography>
      {help && (
        <Typography variant="body2" id={`${id}-about`} sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {file ? (
        <ChosenFile file={file} disabled={disabled} onRemove={() => onChange(undefined)} />
      ) : (
        <ChooseButton id={id} kinds={kinds} disabled={disabled} />
      )}
      <FileInput
        id={id}
        name={name}
        disabled={disabled}
        accept={kinds.flatMap(typesOf).join(',')}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${help ? `${id}-about ` : ''}${id}-help ${id}-error`}
        aria-invalid={message !== undefined}
        onFiles={([first]) => take(first)}
      />
      <FormHelperText id={`${id}-error`} error role={message ? 'alert' : undefined}>
        {message}
      </FormHelperText>
    </DropFrame>
  )
}

interface ChosenProps {
  readonly file: File
  readonly disabled: boolean
  readonly onRemove: () => void
}

function ChosenFile({ file, disabled, onRemove }: ChosenProps) {
  const t = useWords()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <AttachFileIcon fontSize="small" aria-hidden />
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0, flex: 1 }}>
        {file.name}{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatFileSize(file.size)}
        </Box>
      </Box>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={t('forms.removeFile', { name: file.name })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

function ChooseButton({ id, kinds, disabled }: { readonly id: string } & Required<Pick<Props, 'kinds' | 'disabled'>>) {
  const t = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button component="label" htmlFor={id} variant="outlined" size="small" disabled={disabled} tabIndex={-1}>
        {t('forms.chooseFile')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }} id={`${id}-help`}>
        {t('forms.dropHere')}{' '}
        {t('forms.fileLimits', {
          kinds: kinds.map((kind) => kind.toUpperCase()).join(', '),
          maximum: formatFileSize(MAXIMUM_FILE_BYTES),
        })}
      </Typography>
    </Box>
  )
}

interface FrameProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled?: boolean
  readonly isFilled?: boolean
  readonly isWrong?: boolean
  readonly children: ReactNode
}

export function DropFrame({ onFiles, disabled = false, isFilled = false, isWrong = false, children }: FrameProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        padding: 1.5,
        border: `1px ${isFilled ? 'solid' : 'dashed'} ${isWrong ? 'var(--clay)' : 'var(--line-strong)'}`,
        borderRadius: '4px',
        backgroundColor: isOver ? 'var(--river-wash)' : 'transparent',
      }}
    >
      {children}
    </Box>
  )
}

interface InputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  readonly onFiles: (files: readonly File[]) => void
}

/** The input behind a button: the mouse uses the button; keyboard and screen reader use the input itself. */
export const FileInput = ({ onFiles, ...props }: InputProps) => (
  <Box
    component="input"
    type="file"
    {...props}
    onChange={(event) => {
      const input = event.target as HTMLInputElement
      onFiles([...(input.files ?? [])])
      // The same file can be chosen again.
      input.value = ''
    }}
    sx={hiddenUntilFocus}
  />
)
