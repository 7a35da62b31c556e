import type { EnglishStory } from './english-story.ts'

export const teatroPrincipalDeTui: EnglishStory = {
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
}
