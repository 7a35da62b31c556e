/** Types of projects, each with the name of its picture in `assets/project-types`. */
export const PROJECT_TYPES = {
  newHomes: {
    name: 'Vivienda nueva',
    picture: 'apartment-block',
    description:
      'Préstamos a promotores que construyen viviendas con licencia concedida. Se devuelven con la venta o con la hipoteca de los compradores.',
  },
  refurbishment: {
    name: 'Rehabilitación',
    picture: 'lofts',
    description:
      'Edificios que ya existen y vuelven a usarse: mercados, fábricas, teatros, casas de vecinos. La obra conserva lo que tiene valor y renueva estructura e instalaciones.',
  },
  residence: {
    name: 'Residencias y salud',
    picture: 'student-residence',
    description:
      'Residencias de estudiantes y de mayores, clínicas y centros de día. Se devuelven con los ingresos de la explotación.',
  },
  hospitality: {
    name: 'Hotel y turismo',
    picture: 'hotel',
    description:
      'Hoteles, casas rurales y alojamientos en edificios con historia. Sus ingresos dependen de la temporada.',
  },
  industry: {
    name: 'Industria y logística',
    picture: 'logistics-hall',
    description:
      'Naves, almacenes y bodegas para empresas que ya trabajan y necesitan ampliar. Responden la nave y la cuenta de la empresa.',
  },
  energy: {
    name: 'Energía',
    picture: 'solar-farm',
    description:
      'Instalaciones solares y mejoras de eficiencia con contrato de venta o de ahorro firmado. Se devuelven con la energía que producen.',
  },
} as const satisfies Record<string, { readonly name: string; readonly picture: string; readonly description: string }>

export type ProjectTypeKey = keyof typeof PROJECT_TYPES

/** Types of project documents. */
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

/** Templates for descriptions of projects. */
export const TEMPLATES = [
  {
    name: 'Presentación de una obra nueva',
    description:
      'Qué se construye, dónde y para quién. Quién es el dueño del suelo y desde cuándo.\n\nQué paga el préstamo y quién pone el resto. En qué estado están la licencia y el contrato de obra.',
  },
  {
    name: 'Presentación de una rehabilitación',
    description:
      'Qué edificio es, qué uso tuvo y cuál va a tener. Qué se conserva y qué se cambia.\n\nEn qué punto está la obra y qué paga el préstamo.',
  },
  {
    name: 'En qué se gasta el préstamo',
    description:
      'Una frase que diga dónde está el peso del gasto.\n\n- Partida: porcentaje\n- Partida: porcentaje\n- Reserva para imprevistos: porcentaje',
  },
  {
    name: 'Qué puede salir mal',
    description:
      'Los dos o tres hechos que harían que el préstamo no se devolviera a tiempo, o no del todo, en palabras sencillas.\n\nQué haría el promotor en cada caso.',
  },
] as const

/** A promotion of the home page. Days before today; below zero they are in the future. */
export interface PromotionStory {
  readonly type: 'Retail' | 'Manager'
  readonly title: string
  readonly startsDaysAgo: number
  readonly endsDaysAgo: number
}

export const PROMOTIONS: readonly PromotionStory[] = [
  {
    type: 'Retail',
    title: 'Los primeros proyectos han vuelto con su rendimiento',
    startsDaysAgo: 96,
    endsDaysAgo: 61,
  },
  {
    type: 'Retail',
    title: 'Torre Chamartín Norte: pida el aviso de su apertura',
    startsDaysAgo: 18,
    endsDaysAgo: -19,
  },
  { type: 'Retail', title: 'Tres casas en Es Migjorn Gran, próxima apertura', startsDaysAgo: -20, endsDaysAgo: -40 },
  {
    type: 'Manager',
    title: 'Campaña de otoño: revise los documentos caducados de sus clientes',
    startsDaysAgo: 33,
    endsDaysAgo: -12,
  },
]
