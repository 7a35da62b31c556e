import type { EnglishStory } from './english-story.ts'

export const bodegaValdelobos: EnglishStory = {
  promoter:
    'A third-generation family winery with 34 hectares of its own vineyards. It sells some 180,000 bottles a year, half of them outside Spain.',
  guarantee: 'Holds the pledge on 240 barrels and the chattel mortgage on the bottling line.',
  headline: 'A buried cellar to double the ageing capacity',
  about: [
    'The winery kept part of its barrels in a rented building nine kilometres away. The loan paid for a cellar of its own, half buried beside the winemaking building, with room for six hundred barrels and no need for cooling in summer.',
    'The works took seven months and ended three per cent over budget, which the company bore.',
  ],
  inFavour: [
    'A company with thirty years of accounts and profits in each of the last ten.',
    'The pledge on barrels was worth more than the loan from the first day.',
    'The rent saved paid for almost half of the interest.',
  ],
  against: [
    'A hard frost could have reduced the harvest and the income of the following year.',
    'Barrels lose value with use.',
    'Half of the sales depended on a single importer.',
  ],
  uses: {
    intro: 'Excavation and concrete took more than half.',
    parts: ['Excavation and structure', 'Green roof and drainage', 'New barrels', 'Fees and permits'],
  },
  repayment: [
    'The sale of bottled wine repaid the loan, with a schedule of payments agreed with the importer.',
    'The company paid every quarter on its date, and the principal on the last one.',
  ],
  risks: [
    'Wine has no price insurance: a bad year of sales would have delayed the payments.',
    'The pledge on barrels requires inspections, which the guarantee agent carried out twice a year.',
  ],
  pictures: [
    'The winery at dusk, with the new cellar on the right.',
    'Section through the ageing cellar, three metres below ground.',
    'Plan of the cellar, with the barrels in six rows.',
    'The winery, the vineyards and the Carretas track.',
  ],
}
