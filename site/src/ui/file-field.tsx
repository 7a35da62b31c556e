import { fileKinds, MAXIMUM_FILE_BYTES, refusalOfFile, type FileKind } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useState, type DragEvent, type ReactNode } from 'react'
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
  /** The form holds the file, so that a failed submit keeps it. */
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

export function FileField({ file, onFile, error, ...field }: FileFieldProps) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<string>()
  const take = ([chosen]: readonly File[]) => {
    if (!chosen) return
    const refused = refusalOfFile(chosen, field.kinds)
    setRefusal(refused && errorMessage(t, refused))
    if (!refused) onFile(chosen)
  }
  return (
    <DropField
      {...field}
      error={refusal ?? error}
      title={file ? file.name : t('forms.chooseFile')}
      hint={file ? `${formatFileSize(file.size)} · ${t('forms.chooseAnotherFile')}` : undefined}
      onFiles={take}
    />
  )
}
