import type { ProjectStory } from '../project-story.ts'

export const plaza: ProjectStory = {
  name: 'Almacén logístico en Plaza, módulo 14',
  url: 'almacen-plaza',
  direction: 'Calle Burtina 14, Plataforma Logística',
  locality: 'Zaragoza',
  country: 'ES',
  type: 'industry',
  promoter: {
    name: 'Moncayo Distribución, S. A.',
    about:
      'Operador logístico de recambios de automóvil. Reparte a 640 talleres de Aragón, Navarra y La Rioja, dos veces al día.',
  },
  guarantee: {
    name: 'Agencia de Garantías Valle del Ebro, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el módulo.',
  },
  terms: {
    financing: 260_000,
    months: 20,
    profitability: 11.75,
    minimum: 500,
    period: 'end of project',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Un almacén automático en una nave que ya es suya',
    about: [
      'La empresa compró el módulo 14 y prepara pedidos a mano en dos turnos. El préstamo paga un almacén vertical automático con 9.000 referencias y la instalación eléctrica que necesita.',
      'Con el almacén nuevo, un turno prepara lo que hoy preparan dos, y el segundo pasa a reparto.',
    ],
    inFavour: [
      'Nave en propiedad, hipotecada en primer rango por menos de la mitad de su valor.',
      'Contratos de suministro con tres fabricantes de recambios.',
      'Máquina de un fabricante con servicio técnico en Zaragoza.',
    ],
    against: [
      'Un solo pago al final, capital e intereses juntos.',
      'La puesta en marcha obliga a parar el almacén diez días.',
      'El margen del recambio baja cada año.',
    ],
    uses: {
      intro: 'El almacén automático se lleva más de dos tercios.',
      parts: [
        ['Almacén vertical automático', 69],
        ['Electricidad y datos', 16],
        ['Programa de gestión', 9],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'El capital y los intereses se pagan a los veinte meses, con caja de la empresa y una línea de crédito concedida para ese fin.',
    ],
    risks: [
      'Hasta el final no hay pagos que permitan ver si algo va mal; por eso la empresa publica cuentas cada semestre.',
      'Si falla la máquina, la preparación a mano no da para los pedidos actuales.',
    ],
    pictures: [
      'Los muelles del módulo 14 por la tarde.',
      'Sección por la nave, con el almacén vertical.',
      'Planta de la nave: muelles, preparación y almacén.',
      'La plataforma logística y la autovía.',
    ],
  },
  papers: {
    appraisal: { value: 710_000, valueWhenFinished: 845_000, appraiser: 'Valora Industrial, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Zaragoza',
      reference: 'AA-2026-0215',
      subject: 'ampliación de actividad de almacén con instalación automática',
    },
  },
  life: { phase: 'Financed', settled: { months: 1, beforeDaysAgo: 14 }, filledIn: 30 },
  english: {
    promoter:
      'A logistics company for car parts. It delivers to 640 garages in Aragon, Navarre and La Rioja, twice a day.',
    guarantee: 'Holds the first mortgage on the unit.',
    headline: 'An automated warehouse in a building it already owns',
    about: [
      'The company bought unit 14 and picks orders by hand in two shifts. The loan pays for an automated vertical warehouse for 9,000 items and the electrical installation that it needs.',
      'With the new warehouse, one shift will pick what two pick today, and the second one will move to deliveries.',
    ],
    inFavour: [
      'A building of its own, with a first mortgage for less than half of its value.',
      'Supply contracts with three manufacturers of parts.',
      'A machine from a manufacturer with a service centre in Zaragoza.',
    ],
    against: [
      'A single payment at the end, principal and interest together.',
      'Starting the machine means closing the warehouse for ten days.',
      'The margin on parts falls every year.',
    ],
    uses: {
      intro: 'The automated warehouse takes more than two thirds.',
      parts: ['Automated vertical warehouse', 'Electricity and data', 'Management software', 'Contingency reserve'],
    },
    repayment: [
      'Principal and interest are paid after twenty months, from the company’s cash and a credit line granted for that purpose.',
    ],
    risks: [
      'There are no payments before the end that would show whether something is going wrong; the company therefore publishes accounts every six months.',
      'If the machine fails, picking by hand cannot keep up with today’s orders.',
    ],
    pictures: [
      'The loading docks of unit 14 in the afternoon.',
      'Section through the building, with the vertical warehouse.',
      'Plan of the building: docks, picking and warehouse.',
      'The logistics platform and the motorway.',
    ],
  },
}
