import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatFileSize } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { DropField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { addFiles, mistakesOfFiles } from './attachments.ts'

interface AttachmentsFieldProps {
  readonly id: string
  readonly label: string
  /** Held by the form, also refused ones, which `mistakesOfFiles` keeps from being sent. */
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly maximum: number
  readonly error?: string | undefined
  readonly help?: string | undefined
  readonly isOptional?: boolean
}

export function AttachmentsField({
  id,
  label,
  files,
  onFiles,
  maximum,
  error,
  help,
  isOptional = true,
}: AttachmentsFieldProps) {
  const t = useTranslate()
  const [refused] = mistakesOfFiles(id, files, maximum)
  const remove = (removed: File) => {
    onFiles(files.filter((file) => file !== removed))
    // The focused button disappears, so the focus moves to the field.
    document.getElementById(id)?.focus()
  }
  return (
    <DropField
      id={id}
      label={label}
      kinds={ATTACHMENT_KINDS}
      error={refused ? `${refused.name}: ${errorMessage(t, refused)}` : error}
      help={help}
      isOptional={isOptional}
      isMultiple={maximum > 1}
      title={files.length === 0 ? t('forms.chooseFile') : t('forms.chooseAnotherFile')}
      onFiles={(chosen) => onFiles(addFiles(files, chosen, maximum))}
    >
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
    </DropField>
  )
}
