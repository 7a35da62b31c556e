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
}
