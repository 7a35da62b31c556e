import type { ProjectStory } from '../project-story.ts'

export const tui: ProjectStory = {
  name: 'Teatro Principal de Tui',
  url: 'teatro-principal-de-tui',
  direction: 'Calle Corredoira 15',
  locality: 'Tui, Pontevedra',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'A Raia Cultural, S. L.',
    about: 'Empresa que programa cuatro teatros pequeños a los dos lados del Miño, con 190 funciones al año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Baixo Miño, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el edificio y la prenda sobre el contrato con la diputación.',
  },
  terms: {
    financing: 170_000,
    months: 24,
    profitability: 14.8,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Doscientas cuarenta butacas a un paso de Portugal',
    about: [
      'El teatro abrió en 1904, fue cine y acabó de almacén de muebles. La empresa lo compró en subasta y quiere recuperar la sala, con doscientas cuarenta butacas y un café a la calle.',
      'El préstamo paga la caja escénica, la ventilación y las butacas. La fachada la restaura la diputación.',
    ],
    inFavour: [
      'Contrato con la diputación por sesenta funciones al año durante diez años.',
      'Edificio comprado sin deuda.',
      'No hay otro teatro abierto en cuarenta kilómetros.',
    ],
    against: [
      'Un teatro es difícil de alquilar para otro uso.',
      'La caja escénica exige una obra ruidosa junto a viviendas.',
      'Las administraciones pagan tarde.',
    ],
    uses: {
      intro: 'La caja escénica y la ventilación suman más de dos tercios.',
      parts: [
        ['Caja escénica y maquinaria', 43],
        ['Ventilación y calefacción', 26],
        ['Butacas y acústica', 21],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'Los intereses y un tercio del capital salen del contrato con la diputación; el resto, de un préstamo bancario a diez años.',
    ],
    risks: [
      'Si la diputación no renovara su presupuesto, la programación tendría que reducirse a la mitad.',
      'Detrás de los estucos protegidos pueden aparecer daños que encarezcan la obra.',
    ],
    pictures: [
      'La fachada del teatro, de noche, con la marquesina encendida.',
      'Sección por la sala y la caja escénica.',
      'Planta de la sala, con el café a la calle.',
      'El teatro en la calle Corredoira, entre la catedral y el río.',
    ],
  },
  papers: {
    appraisal: { value: 420_000, valueWhenFinished: 760_000, appraiser: 'Tasacións do Miño, S. A.' },
    licence: {
      authority: 'Concello de Tui',
      reference: 'LIC-2026-152',
      subject: 'rehabilitación de teatro con recuperación de uso',
    },
  },
  life: {
    phase: 'Preinvestment',
    created: 75,
    announced: 39,
    preinvestment: 11,
    opensIn: 26,
    places: 120,
    deposit: 100,
  },
  english: {
    promoter:
      'A company that programmes four small theatres on both sides of the river Miño, with 190 performances a year.',
    guarantee: 'Holds the first mortgage on the building and the pledge on the contract with the provincial council.',
    headline: 'Two hundred and forty seats a step from Portugal',
    about: [
      'The theatre opened in 1904, became a cinema and ended as a furniture warehouse. The company bought it at auction and wants to bring the auditorium back, with two hundred and forty seats and a café to the street.',
      'The loan pays for the stage house, the ventilation and the seats. The provincial council restores the façade.',
    ],
    inFavour: [
      'A contract with the provincial council for sixty performances a year during ten years.',
      'The building was bought without debt.',
      'There is no other open theatre within forty kilometres.',
    ],
    against: [
      'A theatre is hard to let for another use.',
      'The stage house means noisy works beside homes.',
      'Public bodies pay late.',
    ],
    uses: {
      intro: 'The stage house and the ventilation add up to more than two thirds.',
      parts: ['Stage house and machinery', 'Ventilation and heating', 'Seats and acoustics', 'Contingency reserve'],
    },
    repayment: [
      'The interest and one third of the principal come from the contract with the provincial council; the rest, from a ten-year bank loan.',
    ],
    risks: [
      'If the provincial council did not renew its budget, the programme would have to be cut by half.',
      'Damage behind the listed plasterwork may make the works more expensive.',
    ],
    pictures: [
      'The front of the theatre at night, with the canopy lit.',
      'Section through the auditorium and the stage house.',
      'Plan of the auditorium, with the café to the street.',
      'The theatre in calle Corredoira, between the cathedral and the river.',
    ],
  },
}
