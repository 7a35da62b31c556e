/** Where the bytes of a document of a ticket are; the session decides who may read them. */
export const documentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`
