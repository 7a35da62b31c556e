import type { ReactNode } from 'react'
import { useParams, useRecordContext, useRedirect, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { HistoryButton } from '../../resources/audit/history-button.tsx'
import { WithHistory } from '../../resources/audit/with-history.tsx'
import { DeleteRecordButton } from '../delete-record-button.tsx'
import { PageHeading } from '../page-heading.tsx'
import { useWords } from '../words.ts'
import { EditPage } from './edit-page.tsx'
import type { FormSchema } from './schema-resolver.ts'

interface HeadingProps<Row> {
  readonly resource: Noun
  /** What one of them is called, until its own name is known. */
  readonly one: string
  readonly nameOf: (record: Row) => string
  /** What stands beside the name. */
  readonly aside?: (record: Row) => ReactNode
  readonly deleteConsequence: string
}

interface Props<Row> extends HeadingProps<Row> {
  readonly schema: FormSchema
  readonly children: ReactNode
}

/** The page of a record that is one form: it can be changed, deleted and traced, and leads back to its list. */
export function NamedEditPage<Row extends RaRecord>({ schema, children, ...heading }: Props<Row>) {
  const redirect = useRedirect()
  const { id = '' } = useParams<{ id: string }>()
  const toList = () => redirect('list', heading.resource)
  return (
    <WithHistory filter={{ recordId: id }}>
      <EditPage schema={schema} heading={<NamedHeading {...heading} />} onSaved={toList} onCancel={toList}>
        {children}
      </EditPage>
    </WithHistory>
  )
}

function NamedHeading<Row extends RaRecord>({ resource, one, nameOf, aside, deleteConsequence }: HeadingProps<Row>) {
  const t = useWords()
  const record = useRecordContext<Row>()
  if (!record) return <PageHeading title={one} />
  const name = nameOf(record)
  return (
    <PageHeading title={name} aside={aside?.(record)}>
      <HistoryButton />
      <DeleteRecordButton
        resource={resource}
        record={record}
        title={t('backoffice.deleteTitle', { name })}
        consequence={deleteConsequence}
        done={t('backoffice.deleted', { name })}
      />
    </PageHeading>
  )
}
