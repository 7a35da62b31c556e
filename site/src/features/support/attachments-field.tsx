import { ATTACHMENT_KINDS, fileKinds, MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useState, type DragEvent } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { addFiles } from './attachments.ts'

interface AttachmentsFieldProps {
  readonly id: string
  readonly label: string
  /** Held by the form, so that a failed send keeps them. */
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly maximum: number
  readonly error?: string | undefined
  readonly help?: string | undefined
}

const ACCEPTED = ATTACHMENT_KINDS.map((kind) => fileKinds[kind]).join(',')
/** As people know them (spec section 5: "png, jpeg, jpg" and PDF). */
const KIND_NAMES = 'PNG, JPEG, JPG, PDF'

/** Files chosen or dropped, each of which can be taken away again. */
export function AttachmentsField({ id, label, files, onFiles, maximum, error, help }: AttachmentsFieldProps) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<string>()
  const [isOver, setOver] = useState(false)
  const take = (chosen: FileList | null) => {
    const choice = addFiles(files, [...(chosen ?? [])], maximum)
    setRefusal(choice.refused && `${choice.refused.name}: ${errorMessage(t, choice.refused.error)}`)
    onFiles(choice.files)
  }
  const remove = (removed: File) => {
    setRefusal(undefined)
    onFiles(files.filter((file) => file !== removed))
    // The button that was pressed is gone, and the focus must not go with it.
    document.getElementById(id)?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <FieldFrame id={id} label={label} error={refusal ?? error} help={help} isOptional>
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
              multiple={maximum > 1}
              accept={ACCEPTED}
              onChange={(event) => (take(event.target.files), (event.target.value = ''))}
            />
            <b>{files.length === 0 ? t('forms.chooseFile') : t('forms.chooseAnotherFile')}</b>
            <span>{t('forms.dropHere', { kinds: KIND_NAMES, maximum: formatFileSize(MAXIMUM_FILE_BYTES) })}</span>
          </div>
          {files.length > 0 && (
            <ul className="attachments">
              {files.map((file) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                  <span>
                    {file.name} <span className="muted">{formatFileSize(file.size)}</span>
                  </span>
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={t('forms.removeFile', { name: file.name })}
                    onClick={() => remove(file)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  )
}
