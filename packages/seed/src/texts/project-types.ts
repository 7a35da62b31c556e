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
