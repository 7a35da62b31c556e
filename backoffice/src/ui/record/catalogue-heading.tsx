import type { ReactNode } from 'react'
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import type { InBothLanguages } from '@cauce/contract/content.ts'
import type { Noun } from '../../providers/nouns.ts'
import { HistoryButton } from '../audit/record-history.tsx'
import { useContentText } from '../content.tsx'
import { DeleteRecordButton } from '../delete-record-button.tsx'
import { EditFailure } from '../failure.tsx'
import { PageHeading } from '../section.tsx'

interface Props<Field extends string> {
  /** The field that names the record, in both languages. */
  readonly named: Field
  /** One record of the noun, while there is none. */
  readonly one: string
  readonly deleteConsequence: string
  /** Beside the name. */
  readonly aside?: ReactNode
}

/** Above the form of a record of a catalogue: its name, its history and Delete. */
export function CatalogueHeading<Field extends string>({ named, one, deleteConsequence, aside }: Props<Field>) {
  const textOf = useContentText()
  const resource = useResourceContext() as Noun
  const record = useRecordContext<RaRecord & InBothLanguages<Field>>()
  if (!record)
    return (
      <>
        <PageHeading title={one} />
        <EditFailure />
      </>
    )
  const name = textOf<Field>(record, named)
  return (
    <PageHeading title={name} aside={aside}>
      <HistoryButton />
      <DeleteRecordButton resource={resource} record={record} name={name} consequence={deleteConsequence} />
    </PageHeading>
  )
}
