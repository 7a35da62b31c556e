import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAXIMUM_MARK } from '@cauce/contract/misc/mark.ts'
import { TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
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
