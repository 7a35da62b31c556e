import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract'

type IdentificationDocumentType = (typeof IDENTIFICATION_DOCUMENT_TYPES)[number]

/** The provider may know kinds of document that we do not; then its own word is shown. */
export const isIdentificationDocumentType = (type: string): type is IdentificationDocumentType =>
  IDENTIFICATION_DOCUMENT_TYPES.some((known) => known === type)
