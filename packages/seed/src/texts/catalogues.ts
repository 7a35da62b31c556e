interface ProjectTypeStory {
  readonly name: string
  readonly nameEn: string
  readonly picture: string
  readonly description: string
  readonly descriptionEn: string
}

/** Pictures are in `assets/project-types`. */
export const PROJECT_TYPES = {
  newHomes: {
    name: 'Vivienda nueva',
    nameEn: 'New homes',
    picture: 'apartment-block',
    description:
      'Préstamos a promotores que construyen viviendas con licencia concedida. Se devuelven con la venta o con la hipoteca de los compradores.',
    descriptionEn:
      'Loans to developers who build homes with a permit already granted. They are repaid from sales or from the buyers’ mortgages.',
  },
  refurbishment: {
    name: 'Rehabilitación',
    nameEn: 'Refurbishment',
    picture: 'lofts',
    description:
      'Edificios que ya existen y vuelven a usarse: mercados, fábricas, teatros, casas de vecinos. La obra conserva lo que tiene valor y renueva estructura e instalaciones.',
    descriptionEn:
      'Existing buildings that come back into use: markets, factories, theatres, blocks of flats. The works keep what has value and renew structure and installations.',
  },
  residence: {
    name: 'Residencias y salud',
    nameEn: 'Residences and health',
    picture: 'student-residence',
    description:
      'Residencias de estudiantes y de mayores, clínicas y centros de día. Se devuelven con los ingresos de la explotación.',
    descriptionEn:
      'Halls of residence, homes for the elderly, clinics and day centres. They are repaid from the income of their business.',
  },
  hospitality: {
    name: 'Hotel y turismo',
    nameEn: 'Hotels and tourism',
    picture: 'hotel',
    description:
      'Hoteles, casas rurales y alojamientos en edificios con historia. Sus ingresos dependen de la temporada.',
    descriptionEn: 'Hotels, country houses and lodgings in historic buildings. Their income depends on the season.',
  },
  industry: {
    name: 'Industria y logística',
    nameEn: 'Industry and logistics',
    picture: 'logistics-hall',
    description:
      'Naves, almacenes y bodegas para empresas que ya trabajan y necesitan ampliar. Responden la nave y la cuenta de la empresa.',
    descriptionEn:
      'Industrial buildings, warehouses and wineries for companies that are already trading and need to grow. The building and the company’s account secure the loan.',
  },
  energy: {
    name: 'Energía',
    nameEn: 'Energy',
    picture: 'solar-farm',
    description:
      'Instalaciones solares y mejoras de eficiencia con contrato de venta o de ahorro firmado. Se devuelven con la energía que producen.',
    descriptionEn:
      'Solar installations and efficiency works with a signed contract of sale or of savings. They are repaid from the energy that they produce.',
  },
} as const satisfies Record<string, ProjectTypeStory>

export type ProjectTypeKey = keyof typeof PROJECT_TYPES

export const DOCUMENT_TYPES = {
  contract: {
    name: 'Contrato de préstamo y mandato',
    nameEn: 'Loan and mandate contract',
    description: 'El contrato que firma el promotor y el mandato que cada inversor da a la plataforma.',
    descriptionEn:
      'The contract that the project owner signs, and the mandate that each investor gives to the platform.',
  },
  appraisal: {
    name: 'Tasación',
    nameEn: 'Appraisal',
    description: 'Valor del inmueble o de la instalación según una sociedad de tasación independiente.',
    descriptionEn: 'Value of the property or the installation according to an independent appraiser.',
  },
  licence: {
    name: 'Licencia',
    nameEn: 'Permit',
    description: 'Licencias, permisos y autorizaciones de la obra o de la actividad.',
    descriptionEn: 'Licences, permits and authorisations of the works or of the activity.',
  },
  guarantee: {
    name: 'Garantía',
    nameEn: 'Security',
    description: 'Escrituras de hipoteca, pignoraciones, avales y seguros que responden del préstamo.',
    descriptionEn: 'Mortgage deeds, pledges, guarantees and insurance that secure the loan.',
  },
  report: {
    name: 'Informe de seguimiento',
    nameEn: 'Progress report',
    description: 'Cómo avanza la obra o el negocio después de la financiación.',
    descriptionEn: 'How the works or the business progress after the financing.',
  },
} as const

export type DocumentTypeKey = keyof typeof DOCUMENT_TYPES

export const TEMPLATES = [
  {
    name: 'Presentación de una obra nueva',
    nameEn: 'Presentation of a new building',
    description:
      'Qué se construye, dónde y para quién. Quién es el dueño del suelo y desde cuándo.\n\nQué paga el préstamo y quién pone el resto. En qué estado están la licencia y el contrato de obra.',
    descriptionEn:
      'What is built, where and for whom. Who owns the land and since when.\n\nWhat the loan pays for and who provides the rest. How far the permit and the building contract have come.',
  },
  {
    name: 'Presentación de una rehabilitación',
    nameEn: 'Presentation of a refurbishment',
    description:
      'Qué edificio es, qué uso tuvo y cuál va a tener. Qué se conserva y qué se cambia.\n\nEn qué punto está la obra y qué paga el préstamo.',
    descriptionEn:
      'What building it is, what it was used for and what it will be used for. What is kept and what changes.\n\nHow far the works have come and what the loan pays for.',
  },
  {
    name: 'En qué se gasta el préstamo',
    nameEn: 'What the loan is spent on',
    description:
      'Una frase que diga dónde está el peso del gasto.\n\n- Partida: porcentaje\n- Partida: porcentaje\n- Reserva para imprevistos: porcentaje',
    descriptionEn:
      'A sentence that says where most of the money goes.\n\n- Item: percentage\n- Item: percentage\n- Contingency reserve: percentage',
  },
  {
    name: 'Qué puede salir mal',
    nameEn: 'What can go wrong',
    description:
      'Los dos o tres hechos que harían que el préstamo no se devolviera a tiempo, o no del todo, en palabras sencillas.\n\nQué haría el promotor en cada caso.',
    descriptionEn:
      'The two or three events that would keep the loan from being repaid on time, or in full, in plain words.\n\nWhat the project owner would do in each case.',
  },
] as const

/** Days before today; negative is in the future. */
export interface PromotionStory {
  readonly type: 'Retail' | 'Manager'
  readonly title: string
  readonly titleEn: string
  readonly project?: string
  readonly startsDaysAgo: number
  readonly endsDaysAgo: number
}

export const PROMOTIONS: readonly PromotionStory[] = [
  {
    type: 'Retail',
    title: 'Los primeros proyectos han vuelto con su rendimiento',
    titleEn: 'The first projects have paid their return',
    startsDaysAgo: 96,
    endsDaysAgo: 61,
  },
  {
    type: 'Retail',
    title: 'Torre Chamartín Norte: reserve sitio antes de la apertura',
    titleEn: 'Torre Chamartín Norte: reserve a place before it opens',
    project: 'torre-chamartin-norte',
    startsDaysAgo: 18,
    endsDaysAgo: -19,
  },
  {
    type: 'Retail',
    title: 'Tres casas en Es Migjorn Gran, próxima apertura',
    titleEn: 'Three houses in Es Migjorn Gran, opening soon',
    startsDaysAgo: -20,
    endsDaysAgo: -40,
  },
  {
    type: 'Manager',
    title: 'Campaña de otoño: revise los documentos caducados de sus clientes',
    titleEn: 'Autumn campaign: check your customers’ expired documents',
    startsDaysAgo: 33,
    endsDaysAgo: -12,
  },
]
