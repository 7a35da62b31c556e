import { useState } from 'react'
import { Alert, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useCall } from '../../providers/call.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const LONGEST_MESSAGE = 5000
const ENDED = new Set<ComplaintRecord['state']>(['closed', 'withdrawn'])

/** Writes to the complainant, who gets a mail, or a note among staff. An ended complaint takes notes alone. */
export function ComplaintWrite({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const call = useCall()
  const isEnded = ENDED.has(complaint.state)
  const [message, setMessage] = useState('')
  const [isChosen, setChosen] = useState(false)
  const [file, setFile] = useState<File>()
  const isInternal = isEnded || isChosen
  const { run, isBusy, refusal } = useAction(
    () =>
      call('POST /v1/support/complaints/{id}/messages', {
        params: { id: complaint.id },
        body: { message: message.trim(), isInternal, ...(file && { documents: file }) },
      }),
    {
      words: t(isInternal ? 'complaints.noted' : 'complaints.sent'),
      affects: ['complaints', 'audit'],
      after: () => {
        setMessage('')
        setFile(undefined)
      },
    },
  )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (message.trim() !== '') void run()
      }}
      sx={{ display: 'grid', gap: 1, marginBlockStart: 2 }}
    >
      <TextField
        label={t(isInternal ? 'complaints.note' : 'complaints.write')}
        value={message}
        multiline
        minRows={3}
        disabled={isBusy}
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
      <FormControlLabel
        control={
          <Switch checked={isInternal} disabled={isEnded} onChange={({ target }) => setChosen(target.checked)} />
        }
        label={t('complaints.internal')}
      />
      <FileDrop
        label={t('complaints.fields.documents')}
        kinds={ATTACHMENT_KINDS}
        file={file}
        onChange={setFile}
        disabled={isBusy}
      />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" loading={isBusy} disabled={message.trim() === ''}>
          {t(isInternal ? 'complaints.saveNote' : 'complaints.send')}
        </Button>
      </Box>
    </Box>
  )
}
