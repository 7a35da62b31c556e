import type { accountDocuments as source } from '../es/account-documents.ts'
import type { Translation } from '../translation.ts'

export const accountDocuments = {
  title: 'Documents',
  one: 'Document',
  fields: {
    accountDocumentId: 'Identifier',
    accountId: 'Customer',
    ownerId: 'Whose it is',
    ownerName: 'Whose it is',
    visible: 'Visible to the customer',
    document: 'Document',
    createdAt: 'Added',
  },
  lead: 'Contracts, certificates and what you send us. Only you and those who manage your account see them.',
  about: '%{kind}, %{size} · %{date}',
  byStaff: 'Added by %{name}',
  open: 'Open',
  openOf: 'Open %{name}',
  remove: 'Delete',
  removeOf: 'Delete %{name}',
  shown: '%{shown} of %{total} documents.',
  more: 'See older ones',
  add: {
    open: 'Add a document',
    title: 'Add a document',
    file: 'Document',
    fileHelp: 'For example a proof that support has asked you for.',
    submit: 'Add the document',
    submitting: 'Uploading',
    done: 'The document has been added.',
  },
  removal: {
    title: 'Delete the document?',
    explanation: '%{name} is erased and cannot be recovered.',
    submit: 'Delete the document',
    submitting: 'Deleting',
    done: 'The document has been deleted.',
  },
  empty: {
    title: 'There are no documents yet',
    text: 'Here you will see those that we send you, and you can add your own.',
  },
  failed: {
    title: 'We could not load the documents',
    text: 'They are safe; only this list has failed.',
  },
} as const satisfies Translation<typeof source>
