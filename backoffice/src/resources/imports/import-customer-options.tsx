import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import type { ImportChoice } from '../../providers/records.ts'
import { optionOfPerson, usePeople } from '../../ui/references.ts'
import { useWords } from '../../ui/words.ts'

const NOBODY = ''

interface OptionsProps {
  readonly choice: ImportChoice
  readonly onChange: (change: Partial<ImportChoice>) => void
}

/** The manager that customers get, and whether they are invited. */
export function CustomerOptions({ choice: { managerId, isInviting }, onChange }: OptionsProps) {
  const t = useWords()
  const managers = usePeople('operator').map(optionOfPerson)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 'min(20rem, 100%)' }}>
      <TextField
        select
        size="small"
        label={t('imports.fields.managerId')}
        value={managers.some(({ value }) => value === managerId) ? managerId : NOBODY}
        onChange={({ target }) => onChange({ managerId: target.value || null })}
      >
        <MenuItem value={NOBODY}>{t('imports.noManager')}</MenuItem>
        {managers.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={isInviting} onChange={(_event, checked) => onChange({ isInviting: checked })} />}
        label={t('imports.invite')}
      />
    </Box>
  )
}
