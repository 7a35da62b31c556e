import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useController } from 'react-hook-form'
import type { Picture as StoredPicture } from '@cauce/contract'
import { IMAGE_KINDS, type FileKind } from '@cauce/contract/files.ts'
import { isChosenFile } from '../../providers/body.ts'
import { Picture } from '../picture.tsx'
import { FileDrop } from './file-drop.tsx'
import { WideField } from './field-grid.tsx'

interface Props {
  readonly source: string
  readonly label: string
  readonly help?: string
  readonly kinds: readonly FileKind[]
  readonly disabled?: boolean
}

export function FileField({ source, ...drop }: Props) {
  const { field, fieldState } = useController({ name: source })
  const file = fileOf(field.value)
  return (
    <FileDrop
      {...drop}
      name={source}
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

export function PictureField({ source, label, ...picture }: PictureProps) {
  const present = useRecordContext()?.[source] as StoredPicture | null | undefined
  return (
    <WideField>
      {present && (
        <Box sx={{ marginBlock: 1 }}>
          <Picture picture={present} {...picture} />
        </Box>
      )}
      <FileField source={source} kinds={IMAGE_KINDS} label={label(Boolean(present))} />
    </WideField>
  )
}
