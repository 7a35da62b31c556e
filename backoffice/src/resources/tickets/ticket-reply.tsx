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

interface Props {
  readonly ticket: TicketRecord
  /** In the pane of the inbox there is no room for an attachment; the ticket itself takes it. */
  readonly isCompact?: boolean
  readonly onReplied?: () => void
}

/** A reply to the customer, an attachment, and the state in which it leaves the ticket. What was typed outlives a reload. */
export function TicketReply({ ticket, isCompact = false, onReplied }: Props) {
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
      sx={{ display: 'grid', gap: 1, marginBlockStart: isCompact ? 0 : 2 }}
    >
      <TextField
        label={t('tickets.replyTo', { name: ticket.userName })}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
        multiline
        minRows={isCompact ? 2 : 3}
        maxRows={10}
        disabled={isBusy}
        helperText={t('tickets.replyHelp')}
        slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
      {!isCompact && (
        <FileDrop
          label={t('tickets.attach')}
          kinds={ATTACHMENT_KINDS}
          file={file}
          onChange={setFile}
          disabled={isBusy}
        />
      )}
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
          sx={{ flex: '1 1 10rem', maxWidth: '16rem' }}
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
