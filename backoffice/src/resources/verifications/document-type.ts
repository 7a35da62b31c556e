import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'

type IdentificationDocumentType = (typeof IDENTIFICATION_DOCUMENT_TYPES)[number]

/** Whether we have a name for a kind of document of the identity provider; else its own word is shown. */
export const isIdentificationDocumentType = (type: string): type is IdentificationDocumentType =>
  IDENTIFICATION_DOCUMENT_TYPES.some((known) => known === type)
