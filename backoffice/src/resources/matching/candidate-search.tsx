import { useId, useState } from 'react'
import { Box, Button, TextField } from '@mui/material'
import { useWords } from '../../ui/words.ts'

/** Searches what a movement may belong to. */
export function CandidateSearch({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <Box component="search">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
        sx={{ display: 'flex', alignItems: 'end', gap: 1, marginBlockStart: 1.5 }}
      >
        <TextField
          id={id}
          size="small"
          label={t('matching.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined">
          {t('matching.searchButton')}
        </Button>
      </Box>
    </Box>
  )
}
