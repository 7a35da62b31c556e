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
  english: {
    promoter:
      'It holds the concession of the municipal market until 2060. Its owners are fourteen stallholders and a catering company from Badajoz.',
    guarantee: 'Holds the pledge on the rights of the concession and on the rents of the stalls.',
    headline: 'Twenty-two stalls and a bar in the iron hall of 1899',
    about: [
      'The market emptied when the hypermarket on the Cáceres road opened. The company has repaired the iron, replaced the roof and divided the hall into twenty-two stalls and eight kitchen tables.',
      'The loan paid for cold rooms, drains, electricity and the stalls. The council paid for the roof.',
    ],
    inFavour: [
      'A concession for thirty-five years, entered in the land registry.',
      'Sixteen stalls let before opening.',
      'The council paid for the roof and answers for the structure.',
    ],
    against: [
      'No mortgage is possible: the building belongs to the council.',
      'The opening was already delayed by three months because of the drains.',
      'Payments are monthly and the business is seasonal: summers in Badajoz are quiet.',
    ],
    uses: {
      intro: 'Cold rooms and drains take half.',
      parts: ['Cold rooms', 'Drains and ventilation', 'Electricity', 'Stalls and bar', 'Contingency reserve'],
    },
    repayment: [
      'The interest comes from the rent of the stalls. The principal, from a bank loan planned for month twenty-four.',
      'The promoter has explained that it is waiting for a payment from the council. It proposes to pay in three weeks, with interest on arrears.',
    ],
    risks: [
      'Six stalls have closed: the rents now cover eighty-five per cent of the interest.',
      'If the delay exceeds ninety days, the investors will vote on whether the pledge is enforced.',
    ],
    pictures: [
      'The iron façade to plaza de San Roque.',
      'Section through the hall, with the cold rooms in the basement.',
      'Plan of the twenty-two stalls and the bar in the middle.',
      'Plaza de San Roque and the streets that lead to the market.',
    ],
  },
}
