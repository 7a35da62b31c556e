import type { EnglishStory } from './english-story.ts'

export const tresCasasEsMigjorn: EnglishStory = {
  promoter:
    'A builder from Ciutadella that works with local marés stone and without exposed concrete. It builds four or five houses a year.',
  guarantee: 'Holds the first mortgage on the three plots.',
  headline: 'Three houses with cisterns on a plot in the village',
  about: [
    'The plot is inside the village and has a permit for three houses of two storeys with a courtyard. They are built of marés stone from a quarry twelve kilometres away, collect rainwater and have no pool.',
    'The loan pays for the works of the first house and for the cisterns of all three. The other two are built with the price of the first one, which has been promised to a buyer.',
  ],
  inFavour: [
    'One house promised to a buyer with a deposit of fifteen per cent.',
    'The plot is its own and free of charges.',
    'Simple works, done by the company itself.',
  ],
  against: [
    'Building on an island costs more and takes longer.',
    'Two houses have no buyer.',
    'The deposit is returned twofold if the house is not delivered within sixteen months.',
  ],
  uses: {
    intro: 'Structure and walls take more than half.',
    parts: ['Structure and stone walls', 'Roofs, windows and doors', 'Cisterns', 'Contingency reserve'],
  },
  repayment: [
    'The principal comes back as the houses are sold. The sale of the second one covers principal and interest.',
  ],
  risks: [
    'A storm can delay the transport of material by sea.',
    'The market for second homes is among the first to fall.',
  ],
  pictures: [
    'The three houses seen from carrer de Sant Llorenç.',
    'Section through a house, with the cistern under the courtyard.',
    'Ground floor of the three houses and their courtyards.',
    'The plot at the edge of the village, on the way to Binigaus.',
  ],
}
