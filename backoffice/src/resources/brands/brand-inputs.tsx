import { Box, Button } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
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
  const read = async (file: File | undefined) => file && setValue(source, await file.text(), CHANGED)
  return (
    <Box>
      <TextInput source={source} multiline minRows={2} maxRows={6} {...props} />
      <Button
        component="label"
        variant="outlined"
        size="small"
        sx={{ marginBlockEnd: 2, '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        {t('brands.chooseMark')}
        <Box
          component="input"
          type="file"
          accept=".svg,image/svg+xml"
          onChange={({ target }: { target: HTMLInputElement }) => void read(target.files?.[0])}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
    </Box>
  )
}
