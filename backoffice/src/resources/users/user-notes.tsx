import type { ReactNode } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { BooleanInput, useUpdate, useCanAccess } from 'react-admin'
import PushPinIcon from '@mui/icons-material/PushPinOutlined'
import { UserNoteBody, UserNotePatch } from '@cauce/contract'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { UserNoteRecord, UserRecord } from '../../providers/records.ts'
import { accessTo, useActor } from '../../ui/ability.ts'
import { TextInput } from '../../ui/form/inputs.tsx'
import { ColleaguesInput } from '../../ui/form/reference-inputs.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { Caption } from '../../ui/section.tsx'

/** What staff note about a customer among themselves, pinned notes first (handbook rule 1.25). */
export function UserNotes({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayEdit } = useCanAccess(accessTo('userNotes.edit', user))
  return (
    <ChildRecords<UserNoteRecord>
      resource="userNotes"
      parent={{ userId: user.id }}
      sort={{ field: 'pinned', order: 'DESC' }}
      mayEdit={mayEdit}
      mayTouch={({ authorId }, what) => authorId === actor?.userId || (what === 'delete' && actor?.role === 'admin')}
      title={t('userNotes.title')}
      addLabel={t('userNotes.add')}
      none={t('userNotes.none')}
      nameOf={({ authorName }) => t('userNotes.of', { name: authorName })}
      schema={UserNoteBody}
      patch={UserNotePatch}
      defaultValues={{ pinned: false, mentionedIds: [] }}
      inputs={() => (
        <>
          <TextInput source="text" multiline minRows={4} helperText={t('userNotes.staffOnly')} />
          <ColleaguesInput source="mentionedIds" userId={user.id} helperText={t('userNotes.mentionHelp')} />
          <BooleanInput source="pinned" helperText={t('userNotes.pinHelp')} />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
          {rows.map((row) => (
            <Note key={row.id} note={row} mayPin={mayEdit}>
              {buttonsOf(row)}
            </Note>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

interface NoteProps {
  readonly note: UserNoteRecord
  readonly mayPin: boolean | undefined
  readonly children: ReactNode
}

function Note({ note, mayPin, children }: NoteProps) {
  const t = useWords()
  const names = note.mentions.map(({ name }) => name).join(', ')
  return (
    <Box
      component="li"
      sx={{
        padding: 1.5,
        border: '1px solid var(--line)',
        borderRadius: '2px',
        borderInlineStartWidth: note.pinned ? 4 : 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
      {names !== '' && <Caption>{t('userNotes.mentioned', { names })}</Caption>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}>
          {note.authorName}, {formatDateTime(note.createdAt)}
          {note.pinned && ` · ${t('userNotes.fields.pinned')}`}
        </Typography>
        {mayPin && <PinButton note={note} />}
        {children}
      </Box>
    </Box>
  )
}

function PinButton({ note }: { readonly note: UserNoteRecord }) {
  const t = useWords()
  const [update] = useUpdate<UserNoteRecord>()
  const action = useAction(
    () =>
      update('userNotes', { id: note.id, data: { pinned: !note.pinned }, previousData: note }, { returnPromise: true }),
    { affects: ['userNotes'] },
  )
  return (
    <Button
      size="small"
      startIcon={<PushPinIcon fontSize="small" />}
      loading={action.isBusy}
      onClick={() => void action.run()}
    >
      {t(note.pinned ? 'userNotes.unpin' : 'userNotes.pin')}
    </Button>
  )
}
