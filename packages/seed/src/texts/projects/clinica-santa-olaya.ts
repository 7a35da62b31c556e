import type { ProjectStory } from '../project-story.ts'

export const santaOlaya: ProjectStory = {
  name: 'Clínica de día Santa Olaya',
  url: 'clinica-santa-olaya',
  direction: 'Calle Mariano Pola 30',
  locality: 'Gijón, Asturias',
  country: 'ES',
  type: 'residence',
  promoter: {
    name: 'Rehabilitación del Cantábrico, S. L. P.',
    about: 'Once médicos y fisioterapeutas que atienden a 2.300 pacientes al año en dos consultas de Gijón.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el local y la prenda sobre el convenio con dos aseguradoras.',
  },
  terms: {
    financing: 150_000,
    months: 18,
    profitability: 9.9,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Un local vacío se convierte en clínica de rehabilitación',
    about: [
      'El local fue sucursal de una caja de ahorros y llevaba seis años cerrado. La sociedad lo compró y lo ha convertido en clínica de día, con piscina terapéutica, gimnasio y nueve consultas.',
      'El préstamo pagó la piscina, la climatización y el equipo. La compra del local se hizo sin deuda.',
    ],
    inFavour: [
      'Local en propiedad y libre de cargas antes del préstamo.',
      'Convenios firmados con dos aseguradoras que cubren el setenta por ciento de la actividad.',
      'Los socios responden con sus participaciones.',
    ],
    against: [
      'La piscina es cara de mantener y difícil de vender.',
      'Las aseguradoras pagan a noventa días.',
      'Uno de los socios fundadores se jubila el año que viene.',
    ],
    uses: {
      intro: 'La piscina y la climatización se llevan casi dos tercios.',
      parts: [
        ['Piscina terapéutica', 39],
        ['Climatización', 25],
        ['Equipo médico', 22],
        ['Obra interior', 14],
      ],
    },
    repayment: [
      'Devuelve el préstamo la actividad de la clínica. El tercer pago ha llegado incompleto: una aseguradora liquidó tarde y la sociedad ha comprometido el resto para el mes que viene.',
    ],
    risks: [
      'Si una aseguradora rescinde el convenio, los ingresos bajarían un tercio.',
      'Los pagos parciales se aplican antes a intereses que a capital.',
    ],
    pictures: [
      'La entrada por la calle Mariano Pola.',
      'Sección por la piscina, en el antiguo sótano de cajas.',
      'Planta baja: recepción, consultas y gimnasio.',
      'El barrio de Moreda y la playa de Poniente.',
    ],
  },
  papers: {
    appraisal: { value: 480_000, valueWhenFinished: 655_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Gijón',
      reference: 'ACT-2025-118',
      subject: 'cambio de uso de local a centro sanitario',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 9, beforeDaysAgo: 12 },
    filledIn: 28,
    payments: { 3: { kind: 'partial', percent: 60 } },
  },
  english: {
    promoter: 'Eleven doctors and physiotherapists who treat 2,300 patients a year in two practices in Gijón.',
    guarantee: 'Holds the first mortgage on the premises and the pledge on the agreement with two insurers.',
    headline: 'Empty premises become a rehabilitation clinic',
    about: [
      'The premises were a branch of a savings bank and had been closed for six years. The company bought them and has turned them into a day clinic, with a therapy pool, a gym and nine consulting rooms.',
      'The loan paid for the pool, the air conditioning and the equipment. The premises were bought without debt.',
    ],
    inFavour: [
      'Premises of its own, free of charges before the loan.',
      'Signed agreements with two insurers that cover seventy per cent of the activity.',
      'The partners answer with their shares.',
    ],
    against: [
      'The pool is expensive to maintain and hard to sell.',
      'The insurers pay after ninety days.',
      'One of the founding partners retires next year.',
    ],
    uses: {
      intro: 'The pool and the air conditioning take almost two thirds.',
      parts: ['Therapy pool', 'Air conditioning', 'Medical equipment', 'Interior works'],
    },
    repayment: [
      'The activity of the clinic repays the loan. The third payment came in part only: an insurer settled late, and the company has committed the rest for next month.',
    ],
    risks: [
      'If an insurer ended its agreement, income would fall by a third.',
      'Partial payments count towards interest before principal.',
    ],
    pictures: [
      'The entrance on calle Mariano Pola.',
      'Section through the pool, in the old vault.',
      'Ground floor: reception, consulting rooms and gym.',
      'The Moreda district and Poniente beach.',
    ],
  },
}
