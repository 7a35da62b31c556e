import { Box, Button } from '@mui/material'
import { useFieldArray } from 'react-hook-form'
import { IN_ENGLISH, IN_SPANISH, TextInput } from '../../ui/form/inputs.tsx'
import { useWords } from '../../ui/words.ts'

const CELLS = ['part', 'stated', 'actual'] as const
const EMPTY = { part: null, partEn: null, stated: null, statedEn: null, actual: null, actualEn: null }
/** As many as the contract takes. */
const MOST_ROWS = 12

/** The rows of the table that says what was stated and what is right, each in both languages. */
export function DifferenceInputs() {
  const t = useWords()
  const { fields, append, remove } = useFieldArray({ name: 'differences' })
  return (
    <Box>
      {fields.map(({ id }, row) => (
        <Box
          component="fieldset"
          key={id}
          sx={{ border: '1px solid var(--line)', borderRadius: 1, padding: 1.5, marginInline: 0, marginBlockEnd: 1.5 }}
        >
          <legend>{`${t('irregularities.difference.one')} ${row + 1}`}</legend>
          {CELLS.map((cell) => (
            <Box key={cell} sx={PAIR}>
              <TextInput
                source={`differences.${row}.${cell}`}
                isRequired
                label={t(`irregularities.difference.${cell}`)}
                slotProps={IN_SPANISH}
              />
              <TextInput
                source={`differences.${row}.${cell}En`}
                label={t(`irregularities.difference.${cell}En`)}
                slotProps={IN_ENGLISH}
              />
            </Box>
          ))}
          <Button onClick={() => remove(row)}>{t('irregularities.difference.remove')}</Button>
        </Box>
      ))}
      <Button variant="outlined" disabled={fields.length >= MOST_ROWS} onClick={() => append(EMPTY)}>
        {t('irregularities.difference.add')}
      </Button>
    </Box>
  )
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  columnGap: 2,
} as const
