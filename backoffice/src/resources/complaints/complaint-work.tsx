import { useState } from 'react'
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useUpdate } from 'react-admin'
import { COMPLAINT_KINDS } from '@cauce/contract'
import type { ComplaintRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../ui/words.ts'

export function ComplaintWork({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const [update] = useUpdate<ComplaintRecord>()
  const { id, kind, draft, measures } = complaint
  const [chosen, choose] = useState(kind ?? '')
  const texts = { draft: useDraft('draft', draft ?? ''), measures: useDraft('measures', measures ?? '') }
  const { run, isBusy, refusal } = useAction(
    () =>
      update(
        'complaints',
        {
          id,
          data: { draft: texts.draft[0], measures: texts.measures[0], kind: chosen || null } as object,
          previousData: complaint,
        },
        { returnPromise: true },
      ),
    {
      words: t('complaints.saved'),
      affects: ['complaints', 'audit'],
      after: () => {
        for (const [, , forget] of Object.values(texts)) forget()
      },
    },
  )
  const field = (name: keyof typeof texts) => ({
    label: t(`complaints.fields.${name}`),
    value: texts[name][0],
    margin: 'none' as const,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => texts[name][1](target.value),
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
        <TextField
          select
          label={t('complaints.fields.kind')}
          value={chosen}
          margin="none"
          onChange={({ target }) => choose(target.value as typeof chosen)}
        >
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
