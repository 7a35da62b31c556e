import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Typography } from '@mui/material'
import { Section } from './section.tsx'

interface Props {
  readonly resource: string
  readonly title: string
  /** The words of the button that adds a record; undefined for who may not. */
  readonly addLabel: string | undefined
  /** What is said in the place of the records when there are none. */
  readonly none: string
  readonly isEmpty: boolean
  /** The dialog that adds one. */
  readonly dialog: (closing: { readonly onDone: () => void; readonly onClose: () => void }) => ReactNode
  readonly children: ReactNode
}

/** A part of a record's page with records of their own, to which one may add. */
export function GrowingSection({ resource, title, addLabel, none, isEmpty, dialog, children }: Props) {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const onClose = () => setAdding(false)
  const onDone = () => {
    onClose()
    void queries.invalidateQueries({ queryKey: [resource] })
  }
  return (
    <Section
      title={title}
      actions={
        addLabel !== undefined && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {addLabel}
          </Button>
        )
      }
    >
      {isEmpty ? <Typography sx={{ color: 'text.secondary' }}>{none}</Typography> : children}
      {isAdding && dialog({ onDone, onClose })}
    </Section>
  )
}
