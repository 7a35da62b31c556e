import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BooleanInput } from 'react-admin'
import type { Picture as StoredPicture } from '@cauce/contract'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import { MAXIMUM_MARK } from '@cauce/contract/misc/mark.ts'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

type Props = Pick<FieldProps, 'source' | 'helperText'>

const CHANGED = { shouldDirty: true, shouldValidate: true }

/** Typed, or chosen with the picker of the browser. */
export function ColorInput({ source, ...props }: Props) {
  const t = useWords()
  const { setValue } = useFormContext()
  const color = useWatch({ name: source }) as string | null
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextInput source={source} {...props} />
      <Box
        component="input"
        type="color"
        aria-label={t('brands.pickColor')}
        value={/^#[\da-f]{6}$/i.test(color ?? '') ? color! : '#00626a'}
        onChange={({ target }: { target: { value: string } }) => setValue(source, target.value, CHANGED)}
        sx={{ flex: 'none', width: 44, height: 44, marginBlockStart: 1, padding: 0.5 }}
      />
    </Box>
  )
}

/** Pasted, or read from a file. */
export function MarkInput({ source, ...props }: Props) {
  const t = useWords()
  const { setValue } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) =>
    file && setValue(source, await file.slice(0, 2 * MAXIMUM_MARK).text(), CHANGED)
  return (
    <Box>
      <TextInput source={source} multiline minRows={2} maxRows={6} {...props} />
      <Button variant="outlined" size="small" sx={{ marginBlockEnd: 2 }} onClick={() => input.current?.click()}>
        {t('brands.chooseMark')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".svg,image/svg+xml"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
    </Box>
  )
}

interface PictureProps {
  readonly source: 'picture' | 'sharePicture'
  readonly published: { readonly brandId: string | null } & Record<'picture' | 'sharePicture', StoredPicture | null>
}

/** A new picture, or that of the published brand. */
export function BrandPictureInput({ source, published }: PictureProps) {
  const t = useWords()
  const [chosen, from] = useWatch({ name: [source, `${source}From`] }) as [unknown, string | null]
  const present = chosen ? null : published[source]
  const isDescribed = source === 'picture' && Boolean(chosen || from)
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <FileField
        source={source}
        kinds={IMAGE_KINDS}
        label={t(`brands.fields.${source}`)}
        help={t(`brands.${source}Help`)}
      />
      {present && (
        <Box sx={{ marginBlock: 1 }}>
          {from && <Picture picture={present} width={240} isStrip />}
          <BooleanInput
            source={`${source}From`}
            label={`${t('brands.keepPicture')}: ${t(`brands.fields.${source}`)}`}
            format={Boolean}
            parse={(isKept: boolean) => (isKept ? published.brandId : null)}
            helperText={false}
          />
        </Box>
      )}
      {isDescribed && (
        <BothLanguagesInput source="pictureDescription" helperText={t('brands.pictureDescriptionHelp')} />
      )}
    </Box>
  )
}
