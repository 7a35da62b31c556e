import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useController } from 'react-hook-form'
import type { Picture as StoredPicture } from '@cauce/contract'
import { IMAGE_KINDS, type FileKind } from '@cauce/contract/files.ts'
import { isChosenFile } from '../../providers/body.ts'
import { Picture } from '../picture.tsx'
import { FileDrop } from './file-drop.tsx'
import { WideField } from './field-grid.tsx'
import { useShownField } from './shown-fields.tsx'

interface Props {
  readonly source: string
  readonly label: string
  readonly kinds: readonly FileKind[]
  readonly disabled?: boolean
  /** What the record has as its file, as the field shows it. */
  readonly words?: (stored: unknown) => ReactNode
}

/** A file as a field of a form. */
export function FileField({ source, words, ...drop }: Props) {
  const { field, fieldState } = useController({ name: source })
  const file = fileOf(field.value)
  useShownField(source, { label: drop.label, words: (value) => fileOf(value)?.name ?? words?.(value) })
  return (
    <FileDrop
      {...drop}
      file={file}
      onChange={(chosen) => field.onChange(chosen ? { rawFile: chosen } : null)}
      refusal={fieldState.error?.message}
    />
  )
}

const fileOf = (value: unknown): File | undefined =>
  value instanceof File ? value : isChosenFile(value) ? value.rawFile : undefined

interface PictureProps {
  readonly source: string
  readonly label: (hasPicture: boolean) => string
  /** Width of the present picture on the screen, in pixels. */
  readonly width: number
  readonly isStrip?: boolean
}

/** A picture as a field of a form, under the one that the record has now. */
export function PictureField({ source, label, ...picture }: PictureProps) {
  const present = useRecordContext()?.[source] as StoredPicture | null | undefined
  return (
    <WideField>
      {present && (
        <Box sx={{ marginBlock: 1 }}>
          <Picture picture={present} {...picture} />
        </Box>
      )}
      <FileField
        source={source}
        kinds={IMAGE_KINDS}
        label={label(Boolean(present))}
        words={(stored) => isPicture(stored) && <Picture picture={stored} {...picture} />}
      />
    </WideField>
  )
}

const isPicture = (value: unknown): value is StoredPicture =>
  typeof value === 'object' && value !== null && 'src' in value && 'widthPixels' in value
