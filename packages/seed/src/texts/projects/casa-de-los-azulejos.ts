import type { ProjectStory } from '../project-story.ts'

export const azulejos: ProjectStory = {
  name: 'Casa de los Azulejos, ocho apartamentos en la Rua das Flores',
  url: 'casa-de-los-azulejos',
  direction: 'Rua das Flores 214',
  locality: 'Porto',
  country: 'PT',
  type: 'refurbishment',
  promoter: {
    name: 'Ribeira Reabilitação, Lda.',
    about:
      'Constructora de Vila Nova de Gaia especializada en estructuras de madera antiguas. Ha rehabilitado veintiséis edificios en el centro de Porto.',
  },
  guarantee: {
    name: 'Agência de Garantias do Douro, Lda.',
    about: 'Custodia la hipoteca de primer rango inscrita en la conservatoria de Porto.',
  },
  terms: {
    financing: 84_000,
    months: 12,
    profitability: 6.5,
    minimum: 250,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Ocho apartamentos detrás de una fachada de 1886',
    about: [
      'La casa llevaba cerrada desde que murió su último vecino. La promotora consolidó los forjados de castaño, recuperó el azulejo pieza a pieza y repartió las cuatro plantas en ocho apartamentos de alquiler largo.',
      'El préstamo pagó la última fase: carpinterías, instalaciones y el ascensor en el hueco de la antigua chimenea.',
    ],
    inFavour: [
      'La obra estaba al sesenta por ciento cuando se abrió el proyecto.',
      'Hipoteca de primer rango por debajo del treinta por ciento del valor.',
      'Seis apartamentos con contrato firmado antes de terminar.',
    ],
    against: [
      'Edificio protegido: la restauración del azulejo no admite prisas.',
      'La ejecución de una hipoteca en Portugal puede tardar más de un año.',
      'La empresa hacía otras dos obras a la vez.',
    ],
    uses: {
      intro: 'Casi la mitad se fue en carpinterías, hechas a medida.',
      parts: [
        ['Carpinterías de madera', 44],
        ['Instalaciones', 27],
        ['Ascensor', 19],
        ['Honorarios y tasas', 10],
      ],
    },
    repayment: [
      'El capital volvió con un préstamo hipotecario que el banco concedió al terminar la obra.',
      'Los intereses se pagaron cada trimestre con los alquileres y con caja de la promotora.',
    ],
    risks: [
      'Si el banco no hubiera concedido la hipoteca, la promotora habría tenido que vender dos apartamentos.',
      'Los retrasos por restauración podían mover la entrega hasta medio año.',
    ],
    pictures: [
      'Fachada a la Rua das Flores, con el azulejo recuperado.',
      'Sección por la escalera, con el ascensor en el hueco de la chimenea.',
      'Planta segunda: dos apartamentos con luz a la calle y al patio.',
      'Situación en la Rua das Flores, cerca de la estación de São Bento.',
    ],
  },
  papers: {
    appraisal: { value: 296_000, valueWhenFinished: 410_000, appraiser: 'Norte Avaliações, Lda.' },
    licence: {
      authority: 'Câmara Municipal do Porto',
      reference: 'ALV-2024-1172',
      subject: 'reabilitação de edifício para oito fogos',
    },
  },
  life: { phase: 'Closed', settled: { months: 12, beforeDaysAgo: 121 }, filledIn: 24 },
  english: {
    promoter:
      'A builder from Vila Nova de Gaia that specialises in old timber structures. It has renovated twenty-six buildings in the centre of Porto.',
    guarantee: 'Holds the first mortgage registered in the land registry of Porto.',
    headline: 'Eight apartments behind a façade from 1886',
    about: [
      'The house had been closed since its last resident died. The promoter strengthened the chestnut floors, restored the tiles piece by piece and divided the four storeys into eight apartments for long-term rent.',
      'The loan paid for the last phase: windows and doors, installations, and the lift in the shaft of the old chimney.',
    ],
    inFavour: [
      'The works were sixty per cent complete when the project opened.',
      'A first mortgage below thirty per cent of the value.',
      'Six apartments let by contract before completion.',
    ],
    against: [
      'A listed building: restoring tiles cannot be rushed.',
      'Enforcing a mortgage in Portugal can take more than a year.',
      'The company had two other sites at the same time.',
    ],
    uses: {
      intro: 'Almost half went into windows and doors, made to measure.',
      parts: ['Timber windows and doors', 'Installations', 'Lift', 'Fees and charges'],
    },
    repayment: [
      'The principal came back with a mortgage loan that the bank granted when the works were finished.',
      'The interest was paid every quarter from the rents and the promoter’s cash.',
    ],
    risks: [
      'If the bank had not granted the mortgage, the promoter would have had to sell two apartments.',
      'Delays in the restoration could have moved completion by up to half a year.',
    ],
    pictures: [
      'The façade to Rua das Flores, with the restored tiles.',
      'Section through the stairs, with the lift in the shaft of the chimney.',
      'Second floor: two apartments with light from the street and the courtyard.',
      'Location in Rua das Flores, near São Bento station.',
    ],
  },
}
