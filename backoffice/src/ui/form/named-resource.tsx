import type { ReactNode } from 'react'
import { useNotify, useParams, useRecordContext, useRedirect, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { contentOf, type InBothLanguages } from '@cauce/contract/content.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { RecordOf } from '../../providers/records.ts'
import { HistoryButton, WithHistory } from '../audit/record-history.tsx'
import { DeleteRecordButton } from '../delete-record-button.tsx'
import { PageHeading } from '../section.tsx'
import { nounName, useLanguage, useWords, type TitledNoun } from '../words.ts'
import { CreatePage } from './create-page.tsx'
import { EditPage } from './edit-page.tsx'
import type { RequiredFiles } from './schema-resolver.ts'

type Phrase = (t: Translate) => string

/** A noun whose records have a name and are edited in one form. */
interface NamedResource<Row> {
  /** The field that names a record, in both languages. */
  readonly named: 'name' | 'title'
  /** The schema of a new record. */
  readonly body: FormSchema
  /** The schema of a change. */
  readonly patch: FormSchema
  readonly requiredFiles?: RequiredFiles
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly createTitle: Phrase
  readonly deleteConsequence: Phrase
  /** Beside the name in the heading. */
  readonly aside?: (record: Row) => ReactNode
  readonly Inputs: () => ReactNode
}

/** The forms of a noun: one to create a record and one to edit, delete and trace it. */
export function defineNamedResource<N extends TitledNoun>(resource: N, definition: NamedResource<RecordOf<N>>) {
  const { body, patch, requiredFiles, defaultValues, named, aside, Inputs } = definition
  const nameOf = (record: unknown, language: Language) =>
    contentOf(record as InBothLanguages<typeof named>, named, language).text

  function Create() {
    const t = useWords()
    const language = useLanguage()
    const notify = useNotify()
    const redirect = useRedirect()
    const toList = () => redirect('list', resource)
    return (
      <>
        <PageHeading title={definition.createTitle(t)} />
        <CreatePage
          schema={body}
          requiredFiles={requiredFiles}
          defaultValues={defaultValues}
          onCancel={toList}
          onCreated={(record) => {
            notify(t('backoffice.created', { name: nameOf(record, language) }), { type: 'success' })
            toList()
          }}
        >
          <Inputs />
        </CreatePage>
      </>
    )
  }

  function Edit() {
    const redirect = useRedirect()
    const { id = '' } = useParams<{ id: string }>()
    const toList = () => redirect('list', resource)
    return (
      <WithHistory filter={{ recordId: id }}>
        <EditPage schema={patch} heading={<EditHeading />} onSaved={toList} onCancel={toList}>
          <Inputs />
        </EditPage>
      </WithHistory>
    )
  }

  function EditHeading() {
    const t = useWords()
    const language = useLanguage()
    const record = useRecordContext() as RecordOf<N> | undefined
    if (!record) return <PageHeading title={nounName(resource, 'one')(t)} />
    const name = nameOf(record, language)
    return (
      <PageHeading title={name} aside={aside?.(record)}>
        <HistoryButton />
        <DeleteRecordButton
          resource={resource}
          record={record as RaRecord}
          name={name}
          consequence={definition.deleteConsequence(t)}
        />
      </PageHeading>
    )
  }

  return { Create, Edit }
}
