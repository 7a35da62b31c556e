import type { Translation } from '../translation.ts'
import type * as source from '../es/issued-documents.ts'

export const issuedDocuments = {
  title: 'Issued documents',
  one: 'Issued document',
  none: 'None has been issued yet.',
  kind: {
    orderContract: 'Contract',
    orderConfirmation: 'Confirmation',
    monthlyStatement: 'Monthly statement',
    yearlyStatement: 'Yearly statement',
    taxCertificate: 'Tax certificate',
    projectSummary: 'Final summary',
  },
  language: { es: 'Spanish', en: 'English' },
  fields: {
    issuedDocumentId: 'Identifier',
    number: 'Number',
    kind: 'Document',
    userId: 'Customer',
    userName: 'Customer',
    orderId: 'Investment',
    projectId: 'Project',
    projectName: 'Project',
    periodStart: 'From',
    periodEnd: 'To',
    year: 'Year',
    language: 'Language',
    sha256: 'SHA-256',
    file: 'File',
    createdAt: 'Issued',
  },
} as const satisfies Translation<typeof source.issuedDocuments>
