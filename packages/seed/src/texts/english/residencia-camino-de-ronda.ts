import type { EnglishStory } from './english-story.ts'

export const residenciaCaminoDeRonda: EnglishStory = {
  promoter:
    'It has run two halls of residence in Granada since 2009, with 148 places and an average occupancy of 96 % in the last five academic years.',
  guarantee: 'Holds the pledge on the shares and on the account into which the places are paid.',
  headline: 'Sixty-two places ten minutes from four faculties',
  about: [
    'The building was a clinic that closed in 2022. The company has rented it for twenty-five years and is turning it into a hall of residence: sixty-two single rooms with bathroom, a kitchen on each floor and a study room at the top.',
    'The works began four months ago and are half finished. The loan pays for what is missing: bathrooms, furniture, a new lift and the costs until the first full academic year.',
  ],
  inFavour: [
    'The works are half finished and within budget, according to the report of the municipal architect.',
    'An agreement with the university for twenty places each year.',
    'The same company fills its other two halls every September.',
  ],
  against: [
    'There is no mortgage: the building is rented. The account of payments and the shares answer for the loan.',
    'The term is long, three years, and the principal comes back at the end.',
    'Two competitors open some two hundred places in the same district next year.',
  ],
  uses: {
    intro: 'The money finishes the works and carries the first months.',
    parts: [
      'Bathrooms and installations',
      'Furniture and kitchens',
      'Lift and accessibility',
      'Costs until the opening',
      'Contingency reserve',
    ],
  },
  repayment: [
    'The business of the residence repays the loan. An occupancy of eighty per cent covers rent, costs and interest.',
    'The principal is set aside in the pledged account, one third at the end of each academic year.',
  ],
  risks: [
    'If occupancy falls below sixty-five per cent for a whole academic year, payments will be late.',
    'If the lease were terminated, there would be no building to enforce against.',
  ],
  pictures: [
    'The façade to Camino de Ronda, with the repaired balconies.',
    'Section through the courtyard: rooms on both sides and the study room above.',
    'A floor of rooms, with the shared kitchen beside the stairs.',
    'Location between Camino de Ronda and the Fuentenueva campus.',
  ],
}
