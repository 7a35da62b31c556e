import { useState } from 'react'
import { Alert, Box, Button } from '@mui/material'
import { useCall } from '../../providers/call.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** Tries the mail server and the storage, and says what they answered. */
export function Trials() {
  const t = useWords()
  const call = useCall()
  const [said, setSaid] = useState('')
  const mail = useAction(() => call('POST /v1/misc/checklist/mail'), {
    after: ({ to, answer }) =>
      setSaid(answer === null ? t('checklist.trials.kept', { to }) : t('checklist.trials.sent', { to, answer })),
  })
  const files = useAction(() => call('POST /v1/misc/checklist/files'), {
    after: () => setSaid(t('checklist.trials.filesWork')),
  })
  const trials = { mail, files }
  const begin = (name: keyof typeof trials) => {
    setSaid('')
    mail.reset()
    files.reset()
    void trials[name].run()
  }
  const refusal = mail.refusal ?? files.refusal
  return (
    <Box component="section" aria-label={t('checklist.trials.title')} sx={{ marginBlockEnd: 2, maxWidth: '62rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['mail', 'files'] as const).map((name) => (
          <Button key={name} variant="outlined" loading={trials[name].isBusy} onClick={() => begin(name)}>
            {t(`checklist.trials.${name}`)}
          </Button>
        ))}
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {refusal.message}
        </Alert>
      )}
      <Box component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {said}
      </Box>
    </Box>
  )
}
