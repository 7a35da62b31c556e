import type { ReactNode } from 'react'
import {
  DataTable,
  Edit,
  useParams,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import type { InBothLanguages } from '@cauce/contract/content.ts'
import type { Noun } from '../../providers/nouns.ts'
import { HistoryButton, WithHistory } from '../audit/record-history.tsx'
import { Content, useContentText } from '../content.tsx'
import { DeleteRecordButton } from '../delete-record-button.tsx'
import { EnglishWritten } from '../english-count.tsx'
import { EditFailure } from '../failure.tsx'
import { ContentField, DayField } from '../fields.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { RecordLink } from '../links.tsx'
import { FROM } from '../list/widths.ts'
import { PageHeading } from '../section.tsx'

type Described = RaRecord<string> & InBothLanguages<'name' | 'description'>

export function describedColumns(resource: Noun) {
  const Col = DataTable.Col<Described>
  return [
    <Col
      key="name"
      source="name"
      render={(record) => (
        <RecordLink resource={resource} type="edit" id={record.id} name={<Content record={record} field="name" />} />
      )}
    />,
    <Col key="description" source="description" field={ContentField} sx={FROM.tablet} />,
    <Col
      key="english"
      label="backoffice.english.heading"
      disableSort
      sx={FROM.tablet}
      render={(record) => <EnglishWritten record={record} fields={['name', 'description']} />}
    />,
    <Col key="updatedAt" source="updatedAt" field={DayField} />,
  ]
}

interface Props<Field extends string> {
  readonly named?: Field
  readonly aside?: ReactNode
}

function CatalogueHeading<Field extends string>({ named = 'name' as Field, aside }: Props<Field>) {
  const translate = useTranslate()
  const textOf = useContentText()
  const resource = useResourceContext() as Noun
  const record = useRecordContext<RaRecord & InBothLanguages<Field>>()
  if (!record)
    return (
      <>
        <PageHeading title={translate(`${resource}.one`)} />
        <EditFailure />
      </>
    )
  const name = textOf<Field>(record, named)
  return (
    <PageHeading title={name} aside={aside}>
      <HistoryButton />
      <DeleteRecordButton
        resource={resource}
        record={record}
        name={name}
        consequence={translate(`${resource}.deleteConsequence`)}
      />
    </PageHeading>
  )
}

interface EditProps<Field extends string> extends Props<Field> {
  readonly schema: FormSchema
  readonly children: ReactNode
}

/** The page that edits a record of a catalogue. Its noun has the words `one` and `deleteConsequence`. */
export function CatalogueEdit<Field extends string>({ schema, children, ...heading }: EditProps<Field>) {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WithHistory filter={{ recordId: id }}>
      <Edit redirect="list" actions={<CatalogueHeading {...heading} />}>
        <RecordForm schema={schema}>{children}</RecordForm>
      </Edit>
    </WithHistory>
  )
}
