import type { ProjectStory } from '../project-story.ts'

export const sanRoque: ProjectStory = {
  name: 'Mercado de San Roque',
  url: 'mercado-de-san-roque',
  direction: 'Plaza de San Roque 1',
  locality: 'Badajoz',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'Mercados del Guadiana, S. L.',
    about:
      'Concesionaria del mercado municipal hasta 2060. La forman catorce placeros y una empresa de hostelería de Badajoz.',
  },
  guarantee: {
    name: 'Agencia de Garantías Raya, S. L.',
    about: 'Custodia la prenda sobre los derechos de la concesión y sobre los alquileres de los puestos.',
  },
  terms: {
    financing: 178_000,
    months: 24,
    profitability: 15,
    minimum: 500,
    period: 'monthly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Veintidós puestos y una barra en la nave de hierro de 1899',
    about: [
      'El mercado quedó vacío cuando abrió el hipermercado de la carretera de Cáceres. La concesionaria ha saneado el hierro, ha cambiado la cubierta y reparte la nave entre veintidós puestos y ocho mesas de cocina.',
      'El préstamo pagó cámaras, saneamiento, electricidad y los puestos. La cubierta la pagó el ayuntamiento.',
    ],
    inFavour: [
      'Concesión por treinta y cinco años, inscrita en el registro.',
      'Dieciséis puestos alquilados antes de abrir.',
      'El ayuntamiento pagó la cubierta y responde de la estructura.',
    ],
    against: [
      'No hay hipoteca posible: el edificio es municipal.',
      'La apertura ya se retrasó tres meses por el saneamiento.',
      'Los pagos son mensuales y el negocio, de temporada: el verano en Badajoz es flojo.',
    ],
    uses: {
      intro: 'Las cámaras y el saneamiento se llevan la mitad.',
      parts: [
        ['Cámaras frigoríficas', 31],
        ['Saneamiento y ventilación', 22],
        ['Electricidad', 19],
        ['Puestos y barra', 20],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'Los intereses salen del alquiler de los puestos. El capital, de un préstamo bancario previsto para el mes veinticuatro.',
      'La promotora ha explicado que espera el cobro de una certificación municipal. Propone pagar en tres semanas, con los intereses de demora.',
    ],
    risks: [
      'Seis puestos han cerrado: los alquileres cubren hoy el ochenta y cinco por ciento de los intereses.',
      'Si el retraso supera los noventa días, los inversores votarán si se ejecuta la prenda.',
    ],
    pictures: [
      'La fachada de hierro a la plaza de San Roque.',
      'Sección por la nave, con las cámaras en el semisótano.',
      'Planta de los veintidós puestos y la barra central.',
      'La plaza de San Roque y las calles que llevan al mercado.',
    ],
  },
  papers: {
    appraisal: { value: 640_000, valueWhenFinished: 880_000, appraiser: 'Tasaciones Lusitania, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Badajoz',
      reference: 'OBR-2024-562',
      subject: 'acondicionamiento interior del mercado municipal de San Roque',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 12, beforeDaysAgo: 21 },
    filledIn: 36,
    payments: { 9: { kind: 'late', days: 4 }, 12: { kind: 'unpaid' } },
  },
}
