import type { EnglishStory } from './english-story.ts'

export const mercadoDeSanRoque: EnglishStory = {
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
}
