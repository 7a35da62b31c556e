import type { keptIdentities as source } from '../es/kept-identities.ts'
import type { Translation } from '../translation.ts'

/** Whose a closed account was, as long as the law wants it kept (decision 270). */
export const keptIdentities = {
  title: 'Kept identities',
  one: 'Kept identity',
  search: 'Name, tax number or number of a document',
  none: 'There are no closed accounts.',
  fields: {
    userId: 'Account',
    state: 'State',
    kind: 'Kind',
    name: 'Name',
    documentCount: 'Documents',
    closedAt: 'Closed',
    eraseOn: 'Erased on',
    erasedAt: 'Erased',
  },
  state: { kept: 'Kept', erased: 'Erased' },
  erasedName: 'No name: it has been erased',
  why: 'Ley 10/2010, article 25: documents of identification are kept for ten years after the relationship ends, only to prevent money laundering and for the authorities. What is declared to the tax office comes from here as well.',
  untilWords: 'On %{date} all of it is erased, the documents too, and the audit record says so.',
  erasedWords: 'All of it was erased on %{date}. Nothing is left of the person; the proof is in the audit record.',
  open: 'Open the identity',
  openTitle: 'Open the identity of %{name}',
  openAbout:
    'The audit record will say that you opened it, when and why. The links of the documents work for five minutes.',
  reason: 'Who asks for it and why',
  opened: {
    title: 'What is kept',
    name: 'Full name',
    companyName: 'Company',
    legalRepresentativeName: 'Legal representative',
    taxNumber: 'Tax number',
    nationality: 'Nationality',
    birthdayAt: 'Date of birth',
    identificationDocumentNumber: 'Identity document',
  },
  documents: 'Documents',
  noDocuments: 'No document is kept.',
  source: {
    verification: 'Identity verification',
    taxDetail: 'Tax detail',
    bankAccount: 'Ownership certificate',
  },
} as const satisfies Translation<typeof source>
