import type { IssuedDocument, IssuedDocumentKind } from '@cauce/contract'
import type { z } from 'zod'

export const issuedDocuments = {
  title: 'Documentos emitidos',
  one: 'Documento emitido',
  none: 'Aún no se ha emitido ninguno.',
  kind: {
    orderContract: 'Contrato',
    orderConfirmation: 'Confirmación',
    monthlyStatement: 'Extracto mensual',
    yearlyStatement: 'Extracto anual',
    taxCertificate: 'Certificado de retenciones',
    projectSummary: 'Resumen final',
  } as const satisfies Record<IssuedDocumentKind, string>,
  language: { es: 'Español', en: 'Inglés' },
  fields: {
    issuedDocumentId: 'Identificador',
    number: 'Número',
    kind: 'Documento',
    userId: 'Cliente',
    userName: 'Cliente',
    orderId: 'Inversión',
    projectId: 'Proyecto',
    projectName: 'Proyecto',
    periodStart: 'Desde',
    periodEnd: 'Hasta',
    year: 'Año',
    language: 'Idioma',
    sha256: 'SHA-256',
    file: 'Archivo',
    createdAt: 'Emitido',
  } as const satisfies Record<keyof z.infer<typeof IssuedDocument>, string>,
} as const
