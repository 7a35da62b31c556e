import { useState } from 'react'
import { Alert, Box, Button, TextField } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { LONGEST_TICKET_MESSAGE, TICKET_STATE_IDS, type TicketStateName } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { TicketRecord } from '../../providers/records.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useAction, useInvalidate } from '../../ui/use-action.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../ui/words.ts'
import { statesAfterReply } from './ticket-steps.ts'

interface Props {
  readonly ticket: TicketRecord
  /** Without the field for an attachment, for the pane of the inbox. */
  readonly isCompact?: boolean
  readonly onReplied?: () => void
}

/** A reply to the customer, an attachment, and the next state of the ticket. The typed text survives a reload. */
export function TicketReply({ ticket, isCompact = false, onReplied }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const invalidate = useInvalidate()
  const states = statesAfterReply(ticket)
  const [message, setMessage] = useDraft(`ticket:${ticket.id}`)
  const [file, setFile] = useState<File>()
  const [after, setAfter] = useState(states[0])
  const { run, isBusy, refusal } = useAction(
    (stateId: string) =>
      dataProvider.create('ticketMessages', {
        data: { ticketId: ticket.id, message: message.trim(), stateId, ...(file && { file }) },
      }),
    {
      words: t('tickets.replied', { name: ticket.userName }),
      after: () => {
        setMessage('')
        setFile(undefined)
        onReplied?.()
        void invalidate(['tickets', 'ticketMessages'])
      },
    },
  )
  if (after === undefined) return null
  const send = () => {
    if (message.trim() !== '') void run(TICKET_STATE_IDS[after])
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ display: 'grid', gap: 1, marginBlockStart: isCompact ? 0 : 2 }}
    >
      <TextField
        label={t('tickets.replyTo', { name: ticket.userName })}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
        multiline
        minRows={isCompact ? 2 : 3}
        maxRows={10}
        disabled={isBusy}
        helperText={t('tickets.replyHelp')}
        slotProps={{ htmlInput: { maxLength: LONGEST_TICKET_MESSAGE } }}
      />
      {!isCompact && ticket.userId !== null && (
        <FileDrop
          label={t('tickets.attach')}
          kinds={ATTACHMENT_KINDS}
          file={file}
          onChange={setFile}
          disabled={isBusy}
        />
      )}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
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
        <NextState states={states} chosen={after} onChoose={setAfter} />
      </Box>
    </Box>
  )
}

interface NextStateProps {
  readonly states: readonly TicketStateName[]
  readonly chosen: TicketStateName
  readonly onChoose: (state: TicketStateName) => void
}

function NextState({ states, chosen, onChoose }: NextStateProps) {
  const t = useWords()
  return (
    <SelectField
      margin="none"
      fullWidth={false}
      label={t('tickets.afterwards')}
      value={chosen}
      options={states.map((state) => [state, t(`tickets.state.${state}`)])}
      onChoose={onChoose}
      sx={{ flex: '1 1 10rem', maxWidth: '16rem' }}
    />
  )
}
