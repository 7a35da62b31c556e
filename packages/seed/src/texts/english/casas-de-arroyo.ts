import type { EnglishStory } from './english-story.ts'

export const casasDeArroyo: EnglishStory = {
  promoter:
    'A developer from Valladolid with twenty years of activity and more than three hundred homes delivered, almost all of them houses.',
  guarantee: 'Holds the mortgage on the three plots that were still unsold.',
  headline: 'The last nine houses of a development of forty',
  about: [
    'The promoter had delivered thirty-one of the forty houses. The loan paid for the roads inside the estate and for the roofs of the last nine, which stood as bare structures.',
    'The houses are terraced, on two storeys, with 142 square metres, a garage and a small garden facing south.',
  ],
  inFavour: [
    'Seven of nine houses sold by private contract when the project opened.',
    'Thirty-one identical houses delivered on time.',
    'A mortgage on three plots appraised at 405.000 €.',
  ],
  against: [
    'The estate depended on municipal works on the sewer.',
    'Two of the nine houses had no buyer.',
    'Materials had risen by six per cent during the previous works.',
  ],
  uses: {
    intro: 'The money finished roofs and streets.',
    parts: ['Roofs and walls', 'Roads of the estate', 'Connections', 'Contingency reserve'],
  },
  repayment: [
    'The principal came back as the houses were sold. The two that were missing were sold before completion.',
    'The fourth payment came six days late, because of a public holiday and a mistake in the transfer order.',
  ],
  risks: [
    'Without the municipal sewer there would have been no occupancy licence.',
    'A fall in sales would have meant letting the last houses.',
  ],
  pictures: [
    'Calle del Majuelo with the nine finished houses.',
    'Section through a house, from the garage to the garden.',
    'Ground floor of two terraced houses.',
    'The nine plots and the street that joins them to the village.',
  ],
}
