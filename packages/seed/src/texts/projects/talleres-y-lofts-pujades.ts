import type { ProjectStory } from '../project-story.ts'

export const poblenou: ProjectStory = {
  name: 'Talleres y lofts en la calle Pujades',
  url: 'talleres-y-lofts-pujades',
  direction: 'Carrer de Pujades 231',
  locality: 'Barcelona',
  country: 'ES',
  type: 'refurbishment',
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
  english: {
    promoter:
      'Two architects and a manager of work spaces who have renovated three industrial buildings in the same district.',
    guarantee: 'Under study: a mortgage on the half of the building that the promoter already owns.',
    headline: 'A building from 1908 to work below and live above',
    about: [
      'The building has two brick bays and a roof on trusses that is kept. Eight workshops go below and six small homes above, with a shared courtyard in the middle.',
      'The promoter owns one bay and has an option to buy the other for the next five months.',
    ],
    inFavour: ['It owns half of the building.', 'Three similar renovations completed in the district.'],
    against: [
      'The other half depends on an option to buy.',
      'The mixed use needs a report of the district that is still missing.',
    ],
    uses: {
      intro: 'Provisional breakdown.',
      parts: ['Purchase of the second bay', 'Roof', 'Design and permits', 'Contingency reserve'],
    },
    repayment: ['The principal would come back from the sale of two homes and the rent of the workshops.'],
    risks: ['If the option to buy lapses, the project loses half of its area.'],
    pictures: [
      'The building at nightfall from carrer de Pujades.',
      'Section through the trusses and the courtyard.',
      'Plan of the workshops, with the shared courtyard.',
      'The block between Pujades and Llull.',
    ],
  },
}
