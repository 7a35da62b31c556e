export const BASENAME = '/admin/'

/** Where the API serves a document of a ticket. It checks by the session who may read it. */
export const ticketDocumentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`
/** Where the API serves a document of a complaint, to staff alone. */
export const complaintDocumentAddress = (documentId: string): string =>
  `/v1/support/complaints/view-document/${documentId}`

/** Where the API serves a file of evidence of a request for a class, by the same check. */
export const classEvidenceAddress = (documentId: string): string =>
  `/v1/account/classifications/view-document/${documentId}`
