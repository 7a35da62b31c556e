import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { HttpError, useDataProvider, useNotify } from 'react-admin'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { TicketRecord } from '../../providers/records.ts'
import { FileDrop } from '../../ui/decision/file-drop.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../ui/words.ts'
import { statesAfterReply } from './ticket-steps.ts'

const LONGEST_MESSAGE = 5000

/** A reply to the customer, an attachment, and the state in which it leaves the ticket. What was typed outlives a reload. */
export function TicketReply({ ticket, onReplied }: { readonly ticket: TicketRecord; readonly onReplied?: () => void }) {
  const t = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const isSending = useRef(false)
  const states = statesAfterReply(ticket.state)
  const [message, setMessage, forget] = useDraft(`ticket:${ticket.id}`)
  const [file, setFile] = useState<File>()
  const [after, setAfter] = useState(states[0])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  if (states.length === 0 || after === undefined) return null

  const send = async () => {
    if (isSending.current || message.trim() === '') return
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const data = {
        ticketId: ticket.id,
        message: message.trim(),
        stateId: TICKET_STATE_IDS[after],
        ...(file && { file }),
      }
      await dataProvider.create('ticketMessages', { data })
      forget()
      setFile(undefined)
      notify(t('tickets.replied', { name: ticket.userName }), { type: 'success' })
      onReplied?.()
      await Promise.all(['tickets', 'ticketMessages'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setRefusal(error.message)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={{ display: 'grid', gap: 1, marginBlockStart: 2 }}
    >
      <TextField
        label={t('tickets.replyTo', { name: ticket.userName })}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
        multiline
        minRows={3}
        disabled={isBusy}
        helperText={t('tickets.replyHelp')}
        slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
      <FileDrop label={t('tickets.attach')} kinds={ATTACHMENT_KINDS} file={file} onChange={setFile} disabled={isBusy} />
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          loadingPosition="start"
          disabled={message.trim() === ''}
        >
          {t('tickets.reply')}
        </Button>
        <TextField
          select
          margin="none"
          fullWidth={false}
          label={t('tickets.afterwards')}
          value={after}
          onChange={({ target: { value } }) => setAfter(value as typeof after)}
          sx={{ minWidth: '14rem' }}
        >
          {states.map((state) => (
            <MenuItem key={state} value={state}>
              {t(`tickets.state.${state}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  )
}
