/** Kinds of project documents. */
export const DOCUMENT_TYPES = {
  keyFacts: {
    name: 'Ficha de datos fundamentales',
    description:
      'La ficha que exige el Reglamento (UE) 2020/1503: qué se financia, en qué condiciones y con qué riesgos.',
  },
  contract: {
    name: 'Contrato de préstamo y mandato',
    description: 'El contrato que firma el promotor y el mandato que cada inversor da a la plataforma.',
  },
  appraisal: {
    name: 'Tasación',
    description: 'Valor del inmueble o de la instalación según una sociedad de tasación independiente.',
  },
  licence: { name: 'Licencia', description: 'Licencias, permisos y autorizaciones de la obra o de la actividad.' },
  guarantee: {
    name: 'Garantía',
    description: 'Escrituras de hipoteca, pignoraciones, avales y seguros que responden del préstamo.',
  },
  report: {
    name: 'Informe de seguimiento',
    description: 'Cómo avanza la obra o el negocio después de la financiación.',
  },
} as const

export type DocumentTypeKey = keyof typeof DOCUMENT_TYPES
