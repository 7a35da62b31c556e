import type { ReactNode } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { PageHeading } from '../section.tsx'
import { useWords } from '../words.ts'
import { CreatePage } from '../form/create-page.tsx'
import type { RequiredFiles } from '../form/schema-resolver.ts'
import type { ProposalNoun } from './proposal-nouns.ts'

interface Props {
  readonly resource: Exclude<ProposalNoun, 'accessChanges'>
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles
  readonly defaultValues: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** Proposes a record that another administrator approves, and returns to the list. */
export function ProposePage({ resource, schema, requiredFiles, defaultValues, children }: Props) {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  const toList = () => redirect('list', resource)
  return (
    <>
      <PageHeading title={t(`${resource}.createTitle`)} />
      <CreatePage
        schema={schema}
        requiredFiles={requiredFiles}
        defaultValues={defaultValues}
        onCancel={toList}
        onCreated={() => {
          notify(t(`${resource}.proposed`), { type: 'success' })
          toList()
        }}
      >
        {children}
      </CreatePage>
    </>
  )
}
