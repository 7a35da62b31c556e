import type { EnglishStory } from './english-story.ts'

export const parqueSolarLosMonegros: EnglishStory = {
  promoter:
    'A cooperative of 410 residents, six councils and an association of irrigators. It runs two installations on roofs.',
  guarantee: 'Holds the pledge on the panels, the contract of sale and the account into which it is paid.',
  headline: 'One megawatt to pump water for irrigation',
  about: [
    'The irrigators spend almost as much on pumping water as on maintaining the channels. The park, of one megawatt, covers the pumping in the hours of sun and sells the rest to the members of the cooperative.',
    'The land belongs to the councils and the grid connection has been granted. The loan pays for the solar trackers; a bank finances the panels.',
  ],
  inFavour: [
    'A grid connection granted and paid.',
    'A fifteen-year contract for the sale of energy to the irrigators.',
    'A low minimum, and a maximum for each investor: nobody decides for the others.',
  ],
  against: [
    'Four years is a long time, and the principal comes back at the end.',
    'In a drought less is irrigated and less water is pumped.',
    'Trackers need maintenance that fixed panels do not.',
  ],
  uses: {
    intro: 'Almost all of it is trackers and their foundations.',
    parts: ['Solar trackers', 'Foundations and trenches', 'Weather station and controls', 'Contingency reserve'],
  },
  repayment: [
    'Interest is paid once a year, from the income of the irrigation season. The principal is set aside in the pledged account from the second year on.',
  ],
  risks: [
    'Two dry seasons in a row would mean selling more energy to the market, at a lower price.',
    'Heavy hail can break panels; the insurance covers the material, not the lost production.',
  ],
  pictures: [
    'The park at dusk, with the Guara mountains behind.',
    'Section through two rows of trackers, with the distance between them.',
    'Plan of the park and the irrigation pond.',
    'Plot 9, the station and the Flumen canal.',
  ],
}
