import type { EnglishStory } from './english-story.ts'

export const cubiertaSolarValleDelJerte: EnglishStory = {
  promoter:
    'An installer from Plasencia with 140 roofs in service. It builds and maintains the installation and is paid from the savings during the life of the contract.',
  guarantee: 'Holds the pledge on the contract for the sale of energy and on the panels.',
  headline: 'Four hundred panels above the cold stores for cherries',
  about: [
    'The cold stores of the cooperative use almost all of their electricity between May and August, when there is most sun. The installation covers that use and feeds the rest into the grid.',
    'The loan advanced the purchase of panels and inverters until a public grant that had been awarded was paid.',
  ],
  inFavour: [
    'A grant awarded by a final decision; it only had to be accounted for and paid.',
    'A ten-year contract for the sale of energy to the cooperative itself.',
    'A short term: twelve months.',
  ],
  against: [
    'Public grants are paid with delays that do not depend on the promoter.',
    'A single payment at the end: nothing is paid during the year.',
    'The surplus is sold at the market price, which is almost zero in spring.',
  ],
  uses: {
    intro: 'Two thirds are material.',
    parts: ['Panels and inverters', 'Structure and assembly', 'Connection and permits'],
  },
  repayment: [
    'The grant arrived eleven months later and repaid the principal. The interest was paid from the savings of the summer.',
  ],
  risks: [
    'If the accounts of the grant had been disputed, the promoter would have repaid the loan from the sale of energy, in five years.',
  ],
  pictures: [
    'The roof of the cold stores with the panels in place.',
    'Section through the structure, tilted by twelve degrees.',
    'Plan of the roof, with the inverters beside the transformer.',
    'The cooperative, the road and the river Jerte.',
  ],
}
