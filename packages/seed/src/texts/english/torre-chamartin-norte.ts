import type { EnglishStory } from './english-story.ts'

export const torreChamartinNorte: EnglishStory = {
  promoter:
    'A manager of housing cooperatives from Madrid with 1,100 homes delivered since 1998. Phase I of the tower was occupied a year ago.',
  guarantee: 'Holds the second mortgage on the plot and the guarantee of the manager.',
  headline: 'Eighty-eight homes in the second half of the tower',
  about: [
    'Phase I, from the base to the eleventh floor, is inhabited. Phase II rises from the twelfth to the twenty-third, with eighty-eight homes and a shared floor on the eighteenth.',
    'The loan pays for the detailed design, the charges and the start of the structure, until the bank begins to pay for certified works.',
    'In preinvestment, each reservation leaves a deposit that counts towards the investment at the opening and is returned in full to those who do not go on.',
  ],
  inFavour: [
    'Phase I was delivered on time and within budget.',
    'Sixty-four members of the cooperative have been assigned a home.',
    'Foundations and lift core were built with phase I.',
  ],
  against: [
    'It is the largest amount on the platform.',
    'A second mortgage during the works.',
    'The permit of phase II depends on a traffic study that the council has asked to extend.',
  ],
  uses: {
    intro: 'The start of the structure takes almost half.',
    parts: ['Start of the structure', 'Detailed design', 'Charges and taxes', 'Contingency reserve'],
  },
  repayment: [
    'The principal comes back from the contributions of the members, when the bank begins to finance the works.',
    'Interest is paid every quarter out of contributions that have already been paid in.',
  ],
  risks: [
    'If the permit is delayed by a year, the members may ask for their contributions back.',
    'The cost of the steel is not fixed.',
  ],
  pictures: [
    'The tower at nightfall, with phase I lit.',
    'Section through the lift core.',
    'Typical floor with four homes around each core.',
    'The plot beside the tracks of Chamartín.',
  ],
}
