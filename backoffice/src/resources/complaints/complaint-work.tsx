import { useState } from 'react'
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useUpdate } from 'react-admin'
import { COMPLAINT_KINDS } from '@cauce/contract'
import type { ComplaintRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

export function ComplaintWork({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const [update] = useUpdate<ComplaintRecord>()
  const { id, kind, draft, measures } = complaint
  const [typed, setTyped] = useState({ kind: kind ?? '', draft: draft ?? '', measures: measures ?? '' })
  const { run, isBusy, refusal } = useAction(
    () =>
      update(
        'complaints',
        { id, data: { ...typed, kind: typed.kind || null } as object, previousData: complaint },
        { returnPromise: true },
      ),
    { words: t('complaints.saved'), affects: ['complaints', 'audit'] },
  )
  const field = (name: keyof typeof typed) => ({
    label: t(`complaints.fields.${name}`),
    value: typed[name],
    margin: 'none' as const,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Section title={t('complaints.work')}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
        sx={{ display: 'grid', gap: 2, marginBlockStart: 1 }}
      >
        <TextField select {...field('kind')}>
          {COMPLAINT_KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`complaints.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField multiline minRows={3} {...field('draft')} />
        <TextField multiline minRows={2} {...field('measures')} />
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <Box>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {t('complaints.save')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
