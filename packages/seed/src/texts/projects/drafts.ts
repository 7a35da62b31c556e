import type { ProjectStory } from '../project-story.ts'

export const naranco: ProjectStory = {
  name: 'Terrazas del Naranco, veinticuatro viviendas en ladera',
  url: 'terrazas-del-naranco',
  direction: 'Camino de Fitoria 5',
  locality: 'Oviedo, Asturias',
  country: 'ES',
  type: 'newHomes',
  kind: 'terraced-block',
  hour: 'overcast',
  promoter: {
    name: 'Ladera Sur Promociones, S. L.',
    about: 'Sociedad creada para esta promoción por una constructora de Oviedo y una familia propietaria del suelo.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodiaría la hipoteca de primer rango sobre el suelo; la escritura está en redacción.',
  },
  terms: {
    financing: 410_000,
    months: 24,
    profitability: 15,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Veinticuatro viviendas que bajan la ladera',
    about: [
      'El terreno cae doce metros de norte a sur. El proyecto lo aprovecha con cuatro bancales de seis viviendas, cada una con la cubierta de la de abajo por terraza.',
      'Falta la licencia y falta cerrar el precio de la contención de tierras, que es lo que puede torcer la obra.',
    ],
    inFavour: ['Suelo en propiedad de uno de los socios.', 'Orientación sur y transporte a la puerta.'],
    against: ['Sin licencia todavía.', 'El estudio geotécnico recomienda anclajes que no estaban en el presupuesto.'],
    uses: {
      intro: 'Reparto provisional, a falta del presupuesto definitivo.',
      parts: [
        ['Contención de tierras', 44],
        ['Estructura del primer bancal', 35],
        ['Honorarios y licencias', 11],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: ['El capital volvería con el préstamo al promotor, cuando haya diez viviendas reservadas.'],
    risks: ['Un terreno en pendiente puede pedir más contención de la prevista.'],
    pictures: [
      'Los cuatro bancales desde el camino de Fitoria.',
      'Sección por la ladera y las terrazas.',
      'Planta del segundo bancal, con seis viviendas.',
      'La parcela entre el camino de Fitoria y el Naranco.',
    ],
  },
  papers: {
    appraisal: { value: 720_000, valueWhenFinished: 4_300_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Oviedo',
      reference: 'en tramitación',
      subject: 'veinticuatro viviendas aterrazadas',
    },
  },
  life: { phase: 'Draft', created: 19 },
}

export const poblenou: ProjectStory = {
  name: 'Talleres y lofts en la calle Pujades',
  url: 'talleres-y-lofts-pujades',
  direction: 'Carrer de Pujades 231',
  locality: 'Barcelona',
  country: 'ES',
  type: 'refurbishment',
  kind: 'lofts',
  hour: 'dusk',
  promoter: {
    name: 'Nau Vella Poblenou, S. L.',
    about: 'Dos arquitectos y una gestora de espacios de trabajo que han rehabilitado tres naves en el mismo barrio.',
  },
  guarantee: {
    name: 'Agencia de Garantías Litoral, S. L.',
    about: 'En estudio: hipoteca sobre la mitad de la nave que ya es de la promotora.',
  },
  terms: {
    financing: 275_000,
    months: 18,
    profitability: 11.1,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Una nave de 1908 para trabajar abajo y vivir arriba',
    about: [
      'La nave tiene dos crujías de ladrillo y una cubierta de cerchas que se conserva. Abajo van ocho talleres y arriba seis viviendas pequeñas, con un patio común en medio.',
      'La promotora es dueña de una crujía y tiene opción de compra sobre la otra hasta dentro de cinco meses.',
    ],
    inFavour: ['Media nave en propiedad.', 'Tres rehabilitaciones parecidas terminadas en el barrio.'],
    against: [
      'La otra media depende de una opción de compra.',
      'El uso mixto exige un informe del distrito que aún no está.',
    ],
    uses: {
      intro: 'Reparto provisional.',
      parts: [
        ['Compra de la segunda crujía', 51],
        ['Cubierta', 26],
        ['Proyecto y licencias', 13],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: ['El capital volvería con la venta de dos viviendas y el alquiler de los talleres.'],
    risks: ['Si la opción de compra caduca, el proyecto pierde la mitad de su superficie.'],
    pictures: [
      'La nave al anochecer desde la calle Pujades.',
      'Sección por las cerchas y el patio.',
      'Planta de talleres, con el patio común.',
      'La manzana entre Pujades y Llull.',
    ],
  },
  papers: {
    appraisal: { value: 540_000, valueWhenFinished: 1_420_000, appraiser: 'Valora Industrial, S. A.' },
    licence: {
      authority: 'Ajuntament de Barcelona',
      reference: 'en tramitación',
      subject: 'rehabilitación de nave para talleres y viviendas',
    },
  },
  life: { phase: 'Draft', created: 8 },
}

export const conservas: ProjectStory = {
  name: 'Antigua fábrica de conservas O Salgueirón',
  url: 'conservas-o-salgueiron',
  direction: 'Rúa do Porto 40',
  locality: 'Cangas, Pontevedra',
  country: 'ES',
  type: 'refurbishment',
  kind: 'factory',
  hour: 'overcast',
  promoter: {
    name: 'Ría Abierta Proyectos, S. L.',
    about: 'Sociedad de Vigo que agrupa a cuatro empresas de hostelería y un varadero.',
  },
  guarantee: {
    name: 'Agencia de Garantías Baixo Miño, S. L.',
    about: 'Habría custodiado la hipoteca sobre la concesión portuaria.',
  },
  terms: {
    financing: 290_000,
    months: 24,
    profitability: 14.2,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Una conservera vacía junto al muelle',
    about: [
      'La fábrica cerró en 1983 y está sobre una concesión de puertos. La promotora quería abrir en ella un mercado de pescado, dos restaurantes y un pequeño varadero.',
      'La autoridad portuaria denegó la ampliación de la concesión, y sin ella no había plazo para devolver el préstamo.',
    ],
    inFavour: ['Edificio singular y junto al agua.', 'Empresas con experiencia en los tres usos.'],
    against: ['Concesión de puertos por solo nueve años más.', 'Obra junto al mar, cara de hacer y de mantener.'],
    uses: {
      intro: 'Reparto que no llegó a usarse.',
      parts: [
        ['Estructura y cubierta', 52],
        ['Instalaciones', 28],
        ['Urbanización del muelle', 20],
      ],
    },
    repayment: ['El capital habría vuelto con la explotación de los restaurantes y del varadero.'],
    risks: ['La concesión podía no ampliarse, y no se amplió.'],
    pictures: [
      'La fábrica y su chimenea desde el muelle.',
      'Sección por la nave de enlatado.',
      'Planta baja con el mercado y los restaurantes.',
      'El muelle de Cangas y la playa de Rodeira.',
    ],
  },
  papers: {
    appraisal: { value: 380_000, valueWhenFinished: 940_000, appraiser: 'Tasacións do Miño, S. A.' },
    licence: {
      authority: 'Concello de Cangas',
      reference: 'LIC-2025-301',
      subject: 'rehabilitación de antigua conservera',
    },
  },
  life: {
    phase: 'Discarded',
    created: 230,
    announced: 196,
    discarded: 141,
    reason: 'La autoridad portuaria ha denegado la ampliación de la concesión. Nadie había invertido todavía.',
  },
}
