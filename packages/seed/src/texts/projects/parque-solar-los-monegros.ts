import type { ProjectStory } from '../project-story.ts'

export const monegros: ProjectStory = {
  name: 'Parque solar Los Monegros Sur',
  url: 'parque-solar-los-monegros',
  direction: 'Partida de La Estación, polígono 9',
  locality: 'Sariñena, Huesca',
  country: 'ES',
  type: 'energy',
  promoter: {
    name: 'Comunidad Energética del Flumen, S. Coop.',
    about:
      'Cooperativa de 410 vecinos, seis ayuntamientos y una comunidad de regantes. Tiene en marcha dos instalaciones sobre cubierta.',
  },
  guarantee: {
    name: 'Agencia de Garantías Valle del Ebro, S. L.',
    about: 'Custodia la prenda sobre los paneles, el contrato de venta y la cuenta de cobros.',
  },
  terms: {
    financing: 150_000,
    months: 48,
    profitability: 24,
    minimum: 250,
    maximum: 15_000,
    period: 'annual',
    managerFee: 3,
    cancellationFee: 1,
    maxInvestors: 600,
  },
  texts: {
    headline: 'Un megavatio para bombear el agua de riego',
    about: [
      'La comunidad de regantes gasta en bombear agua casi tanto como en mantener las acequias. El parque, de un megavatio, cubre el bombeo de las horas de sol y vende el resto a los socios de la cooperativa.',
      'El terreno es de los ayuntamientos y el punto de conexión está concedido. El préstamo paga los seguidores solares; los paneles los financia un banco.',
    ],
    inFavour: [
      'Punto de conexión concedido y pagado.',
      'Contrato de venta de energía a quince años con la comunidad de regantes.',
      'Mínimo bajo y máximo por inversor: nadie decide por los demás.',
    ],
    against: [
      'Cuatro años es mucho tiempo y el capital vuelve al final.',
      'En una sequía se riega menos y se bombea menos agua.',
      'Los seguidores necesitan mantenimiento que unos paneles fijos no piden.',
    ],
    uses: {
      intro: 'Casi todo son seguidores y su cimentación.',
      parts: [
        ['Seguidores solares', 61],
        ['Cimentación y zanjas', 20],
        ['Estación meteorológica y control', 9],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'Los intereses se pagan una vez al año, con lo cobrado en la campaña de riego. El capital se guarda en la cuenta pignorada desde el segundo año.',
    ],
    risks: [
      'Dos campañas secas seguidas obligarían a vender más energía al mercado, a un precio menor.',
      'Un pedrisco fuerte puede romper paneles; el seguro cubre el material, no lo que se deja de producir.',
    ],
    pictures: [
      'El parque al atardecer, con la sierra de Guara al fondo.',
      'Sección por dos filas de seguidores, con su separación.',
      'Planta del parque y de la balsa de riego.',
      'El polígono 9, la estación y el canal del Flumen.',
    ],
  },
  papers: {
    appraisal: { value: 390_000, valueWhenFinished: 720_000, appraiser: 'Peritos Industriales del Ebro, S. L.' },
    licence: {
      authority: 'Ayuntamiento de Sariñena',
      reference: 'LU-2026-064',
      subject: 'instalación fotovoltaica en suelo con seguidores a un eje',
    },
  },
  life: { phase: 'Investment', created: 68, announced: 33, opened: 6, endsIn: 54, funded: 12.4 },
  english: {
    promoter:
      'A cooperative of 410 residents, six councils and an association of irrigators. It runs two installations on roofs.',
    guarantee: 'Holds the pledge on the panels, the contract of sale and the account into which it is paid.',
    headline: 'One megawatt to pump water for irrigation',
    about: [
      'The irrigators spend almost as much on pumping water as on maintaining the channels. The park, of one megawatt, covers the pumping in the hours of sun and sells the rest to the members of the cooperative.',
      'The land belongs to the councils and the grid connection has been granted. The loan pays for the solar trackers; a bank finances the panels.',
    ],
    inFavour: [
      'A grid connection granted and paid.',
      'A fifteen-year contract for the sale of energy to the irrigators.',
      'A low minimum, and a maximum for each investor: nobody decides for the others.',
    ],
    against: [
      'Four years is a long time, and the principal comes back at the end.',
      'In a drought less is irrigated and less water is pumped.',
      'Trackers need maintenance that fixed panels do not.',
    ],
    uses: {
      intro: 'Almost all of it is trackers and their foundations.',
      parts: ['Solar trackers', 'Foundations and trenches', 'Weather station and controls', 'Contingency reserve'],
    },
    repayment: [
      'Interest is paid once a year, from the income of the irrigation season. The principal is set aside in the pledged account from the second year on.',
    ],
    risks: [
      'Two dry seasons in a row would mean selling more energy to the market, at a lower price.',
      'Heavy hail can break panels; the insurance covers the material, not the lost production.',
    ],
    pictures: [
      'The park at dusk, with the Guara mountains behind.',
      'Section through two rows of trackers, with the distance between them.',
      'Plan of the park and the irrigation pond.',
      'Plot 9, the station and the Flumen canal.',
    ],
  },
}
