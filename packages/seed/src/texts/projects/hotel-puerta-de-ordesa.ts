import type { ProjectStory } from '../project-story.ts'

export const ordesa: ProjectStory = {
  name: 'Hotel Puerta de Ordesa',
  url: 'hotel-puerta-de-ordesa',
  direction: 'Avenida de Ordesa 12',
  locality: 'Torla, Huesca',
  country: 'ES',
  type: 'hospitality',
  promoter: {
    name: 'Hoteles del Sobrarbe, S. L.',
    about:
      'Dos familias de Torla y Broto con tres establecimientos abiertos. Cierran desde mediados de enero hasta la Semana Santa.',
  },
  guarantee: {
    name: 'Agencia de Garantías Sobrarbe, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre el hotel y la prenda sobre los cobros con tarjeta.',
  },
  terms: {
    financing: 190_000,
    months: 24,
    profitability: 14.4,
    minimum: 1_000,
    period: 'annual',
    managerFee: 4,
    cancellationFee: 3,
  },
  texts: {
    headline: 'Veinticuatro habitaciones que también abren en invierno',
    about: [
      'El hotel abría de abril a octubre porque no tenía calefacción suficiente. El préstamo ha pagado una caldera de biomasa, el cambio de ventanas y un comedor cubierto, y permite abrir también entre diciembre y mediados de enero.',
      'La primera temporada de invierno se cerró con un cincuenta y ocho por ciento de ocupación, ocho puntos por debajo de lo previsto.',
    ],
    inFavour: [
      'Veintiún años de actividad y clientes que repiten.',
      'Ocupación de verano por encima del noventa por ciento.',
      'La biomasa sale un cuarenta por ciento más barata que el gasóleo.',
    ],
    against: [
      'Los dos pagos dependen de los ingresos de la temporada.',
      'La primera campaña de invierno quedó por debajo de lo previsto.',
      'Hipoteca de segundo rango, detrás de 310.000 €.',
    ],
    uses: {
      intro: 'Calefacción y ventanas son la obra; el comedor, el negocio.',
      parts: [
        ['Caldera de biomasa y radiadores', 37],
        ['Ventanas', 29],
        ['Comedor cubierto', 26],
        ['Honorarios y licencias', 8],
      ],
    },
    repayment: [
      'Los intereses se pagan una vez al año. El capital vuelve con el segundo pago.',
      'El primer pago llegó con nueve días de retraso, con el interés de demora.',
    ],
    risks: [
      'Una temporada sin nieve o con la carretera cortada reduce los ingresos del invierno.',
      'El parque nacional limita los aforos y puede limitarlos más.',
    ],
    pictures: [
      'El hotel y el Mondarruego al amanecer.',
      'Sección por el comedor y las habitaciones.',
      'Planta primera, con doce habitaciones.',
      'Torla, la carretera y el río Ara.',
    ],
  },
  papers: {
    appraisal: { value: 920_000, valueWhenFinished: 1_140_000, appraiser: 'Tasaciones Ebro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Torla-Ordesa',
      reference: 'LU-2025-007',
      subject: 'reforma de instalaciones térmicas y ampliación de comedor',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 12, beforeDaysAgo: 24 },
    filledIn: 34,
    payments: { 1: { kind: 'late', days: 9 } },
  },
  english: {
    promoter: 'Two families from Torla and Broto with three hotels. They close from mid-January until Easter.',
    guarantee: 'Holds the second mortgage on the hotel and the pledge on its card payments.',
    headline: 'Twenty-four rooms that open in winter too',
    about: [
      'The hotel opened from April to October because its heating was not enough. The loan has paid for a biomass boiler, new windows and a covered dining room, and lets it open between December and mid-January too.',
      'The first winter season closed with an occupancy of fifty-eight per cent, eight points below the forecast.',
    ],
    inFavour: [
      'Twenty-one years in business and guests who come back.',
      'Summer occupancy above ninety per cent.',
      'Biomass costs forty per cent less than heating oil.',
    ],
    against: [
      'Both payments depend on the income of the season.',
      'The first winter fell short of the forecast.',
      'A second mortgage, behind 310.000 €.',
    ],
    uses: {
      intro: 'Heating and windows are the works; the dining room is the business.',
      parts: ['Biomass boiler and radiators', 'Windows', 'Covered dining room', 'Fees and permits'],
    },
    repayment: [
      'Interest is paid once a year. The principal comes back with the second payment.',
      'The first payment came nine days late, with interest on arrears.',
    ],
    risks: [
      'A season without snow, or with the road closed, reduces the winter income.',
      'The national park limits visitor numbers and may limit them further.',
    ],
    pictures: [
      'The hotel and Mount Mondarruego at dawn.',
      'Section through the dining room and the bedrooms.',
      'First floor, with twelve rooms.',
      'Torla, the road and the river Ara.',
    ],
  },
}
