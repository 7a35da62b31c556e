import type { EnglishStory } from './english-story.ts'

export const riberaDelTuria: EnglishStory = {
  promoter:
    'Three architects and a quantity surveyor who have designed and developed homes in seaside districts since 2016. They have completed twelve homes in Meliana and have two more sites under construction.',
  guarantee:
    'Holds the first mortgage on the plot on behalf of all investors, and enforces it if the majority of the capital decides so.',
  headline: 'Eighteen homes with a permit and a building contract',
  about: [
    'The plot has been empty for twelve years between two tiled houses. The promoter bought it two years ago, obtained the building permit some months ago and has awarded the works at a fixed price to a builder from Sagunt that it has worked with before.',
    'The loan pays for the foundations and the structure, which the bank does not advance. The rest of the cost is borne by the promoter, with the plot already paid, and by the buyers: eleven of the eighteen homes are reserved with a deposit.',
    'The homes have between 58 and 94 square metres, all of them with two façades. The ground floor is for two shops and the bicycle store.',
  ],
  inFavour: [
    'Permit granted and a fixed price for the works, with a penalty for delay.',
    'A first mortgage on the plot, appraised at 610.000 €.',
    'Eleven of eighteen homes reserved with a deposit of ten per cent.',
  ],
  against: [
    'Seven homes still have no buyer.',
    'The company has completed only one development, four months late.',
    'The water table is two metres down: the foundations may cost more.',
  ],
  uses: {
    intro: 'Almost three quarters pay for works; there is a separate reserve for contingencies.',
    parts: [
      'Foundations and structure',
      'Connections and underground installations',
      'Fees, permits and charges',
      'Contingency reserve',
    ],
  },
  repayment: [
    'The loan is repaid when the homes are sold before the notary. Nine sales are enough to cover principal and interest.',
    'If sales are late, the promoter may ask for an extension of six months at the same interest; the investors vote on it.',
  ],
  risks: [
    'If the works cost more than the reserve, the promoter will have to put in capital or find another loan, which would rank behind this one.',
    'If the housing market falls, the seven free homes may sell later or for less.',
  ],
  pictures: [
    'The façade to calle de la Barraca, as planned at completion.',
    'Section through the stairs: two homes on each floor and the shops below.',
    'Typical floor, with the two homes from front to back and the courtyard.',
    'Location of the plot between calle de la Barraca and the sea.',
  ],
}
