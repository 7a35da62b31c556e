import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { DocumentTypeRecord } from '../../providers/records.ts'
import { OptionInput } from '../../ui/form/option-input.tsx'

/** One of the document types, by name; they load in one page of 100 (spec section 7). */
export function DocumentTypeInput({ source }: { readonly source: string }) {
  const { data = [] } = useGetList<DocumentTypeRecord>('documentTypes', {
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: 'name', order: 'ASC' },
  })
  return <OptionInput source={source} isRequired options={data.map(({ id, name }) => ({ value: id, label: name }))} />
}
