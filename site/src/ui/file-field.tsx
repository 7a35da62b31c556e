import { fileKinds, MAXIMUM_FILE_BYTES, type FileKind } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useState, type DragEvent, type ReactNode } from 'react'
import { FieldFrame } from './field.tsx'
import { refusalOf } from './file-refusal.ts'
import { useTranslate } from './island.tsx'

interface FileFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly kinds: readonly FileKind[]
  /** Held by the form, so that a failed send keeps it. */
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isOptional?: boolean
}

/** A file chosen or dropped; kind and size are looked at before anything is sent (spec section 5). The server looks again, at the content. */
export function FileField({ id, label, kinds, file, onFile, error, help, isOptional }: FileFieldProps) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<string>()
  const [isOver, setOver] = useState(false)
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const refused = refusalOf(chosen, kinds)
    setRefusal(refused && errorMessage(t, refused))
    if (!refused) onFile(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const names = kinds.map((kind) => kind.toUpperCase()).join(', ')
  return (
    <FieldFrame id={id} label={label} error={refusal ?? error} help={help} isOptional={isOptional ?? false}>
      {(control) => (
        <div
          className={isOver ? 'drop over' : 'drop'}
          onDragOver={(event) => (event.preventDefault(), setOver(true))}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            type="file"
            accept={kinds.map((kind) => fileKinds[kind]).join(',')}
            onChange={(event) => (take(event.target.files?.[0]), (event.target.value = ''))}
          />
          <b>{file ? file.name : t('forms.chooseFile')}</b>
          <span>
            {file
              ? `${formatFileSize(file.size)} · ${t('forms.chooseAnotherFile')}`
              : t('forms.dropHere', { kinds: names, maximum: formatFileSize(MAXIMUM_FILE_BYTES) })}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
