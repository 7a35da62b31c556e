import type { FieldError } from '@cauce/contract/errors.ts'
import { fileKinds, MAXIMUM_FILE_BYTES, refusalOfFile, type FileKind } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useState, type DragEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { FieldFrame } from './field.tsx'
import { useTranslate } from './island.tsx'

interface DropFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly kinds: readonly FileKind[]
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isOptional?: boolean
  readonly isMultiple?: boolean
  readonly title: string
  /** Without it, what may be chosen. */
  readonly hint?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly children?: ReactNode
}

export function DropField(props: DropFieldProps) {
  const { id, label, kinds, error, help, isOptional, isMultiple, title, hint, onFiles, children } = props
  const t = useTranslate()
  const [isOver, setOver] = useState(false)
  const limits = {
    kinds: kinds.map((kind) => kind.toUpperCase()).join(', '),
    maximum: formatFileSize(MAXIMUM_FILE_BYTES),
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <FieldFrame id={id} label={label} error={error} help={help} isOptional={isOptional}>
      {(control) => (
        <>
          <div
            className={isOver ? 'drop over' : 'drop'}
            onDragOver={(event) => (event.preventDefault(), setOver(true))}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <input
              {...control}
              type="file"
              multiple={isMultiple}
              accept={kinds.map((kind) => fileKinds[kind]).join(',')}
              onChange={({ target }) => (onFiles([...(target.files ?? [])]), (target.value = ''))}
            />
            <b>{title}</b>
            {hint === undefined ? (
              <span>
                <span className="with-mouse">{t('forms.dropHere')}</span> {t('forms.fileLimits', limits)}
              </span>
            ) : (
              <span>{hint}</span>
            )}
          </div>
          {children}
        </>
      )}
    </FieldFrame>
  )
}

interface FileFieldProps extends Pick<DropFieldProps, 'id' | 'label' | 'kinds' | 'error' | 'help' | 'isOptional'> {
  /** The form holds the file, also a refused one, which `mistakesOfFile` keeps from being sent. */
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

/** A missing file is a mistake unless it is optional. */
export function mistakesOfFile(
  path: string,
  file: File | null,
  kinds: readonly FileKind[],
  isOptional = false,
): FieldError[] {
  if (!file) return isOptional ? [] : [{ path, code: 'required' }]
  const refusal = refusalOfFile(file, kinds)
  return refusal ? [{ ...refusal, path }] : []
}

export function FileField({ file, onFile, error, ...field }: FileFieldProps) {
  const t = useTranslate()
  const refusal = file ? refusalOfFile(file, field.kinds) : undefined
  const remove = () => {
    onFile(null)
    // The focused button disappears, so the focus moves to the field.
    document.getElementById(field.id)?.focus()
  }
  return (
    <DropField
      {...field}
      error={refusal ? errorMessage(t, refusal) : error}
      title={file ? file.name : t('forms.chooseFile')}
      hint={file ? `${formatFileSize(file.size)} · ${t('forms.chooseAnotherFile')}` : undefined}
      onFiles={([chosen]) => chosen && onFile(chosen)}
    >
      {file && field.isOptional && (
        <Button look="plain" isSmall onClick={remove}>
          {t('forms.removeFile', { name: file.name })}
        </Button>
      )}
    </DropField>
  )
}
