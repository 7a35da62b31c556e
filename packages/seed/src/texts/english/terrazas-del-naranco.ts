import type { EnglishStory } from './english-story.ts'

export const terrazasDelNaranco: EnglishStory = {
  promoter: 'A company set up for this development by a builder from Oviedo and the family that owns the land.',
  guarantee: 'It would hold the first mortgage on the land; the deed is being drafted.',
  headline: 'Twenty-four homes on four terraces',
  about: [
    'The land falls twelve metres from north to south. The project uses the slope with four terraces of six homes, each with the roof of the one below as its terrace.',
    'The permit is missing, and so is a fixed price for the retaining walls, which are the greatest risk of the works.',
  ],
  inFavour: ['Land owned by one of the partners.', 'Facing south, with public transport at the door.'],
  against: ['No permit yet.', 'The soil report recommends anchors that were not in the budget.'],
  uses: {
    intro: 'Provisional breakdown, until the final budget.',
    parts: ['Retaining walls', 'Structure of the first terrace', 'Fees and permits', 'Contingency reserve'],
  },
  repayment: ['The principal would come back from the development loan, once ten homes are reserved.'],
  risks: ['Sloping ground may need more retaining walls than planned.'],
  pictures: [
    'The four terraces from the Fitoria road.',
    'Section through the slope and the terraces.',
    'Plan of the second terrace, with six homes.',
    'The plot between the Fitoria road and Mount Naranco.',
  ],
}
