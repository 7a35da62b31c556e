export const CUSTOMER_NOTES = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    daysAgo: 25,
    text: 'Prefiere que la llamen por la tarde, después de las 17:00.',
    isPinned: true,
    mentions: false,
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    daysAgo: 4,
    text: 'Pregunta por la retención de los rendimientos de 2025. ¿Se le puede adelantar el certificado?',
    isPinned: false,
    mentions: true,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    daysAgo: 11,
    text: 'Firma siempre la representante. El segundo firmante está pendiente de la escritura de poderes.',
    isPinned: true,
    mentions: false,
  },
] as const

export const CUSTOMER_TASKS = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    madeDaysAgo: 18,
    title: 'Enviar el resumen de sus inversiones',
    dueDaysAgo: 12,
    doneDaysAgo: 13,
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    madeDaysAgo: 4,
    title: 'Llamar por el retraso de Mercado de San Roque',
    dueDaysAgo: 1,
    doneDaysAgo: null,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    madeDaysAgo: 11,
    title: 'Pedir la escritura de poderes del segundo firmante',
    dueDaysAgo: -9,
    doneDaysAgo: null,
  },
] as const
