import { useController } from 'react-hook-form'
import type { FileKind } from '@cauce/contract/files.ts'
import { isChosenFile } from '../../providers/body.ts'
import { FileDrop } from '../decision/file-drop.tsx'

interface Props {
  readonly source: string
  readonly label: string
  readonly kinds: readonly FileKind[]
}

/** A file among the fields of a form. */
export function FileField({ source, label, kinds }: Props) {
  const { field, fieldState } = useController({ name: source })
  const value: unknown = field.value
  const file = value instanceof File ? value : isChosenFile(value) ? value.rawFile : undefined
  return (
    <FileDrop
      label={label}
      kinds={kinds}
      file={file}
      onChange={(chosen) => field.onChange(chosen ? { rawFile: chosen } : null)}
      refusal={fieldState.error?.message}
    />
  )
}
