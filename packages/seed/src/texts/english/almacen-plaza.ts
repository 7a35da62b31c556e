import type { EnglishStory } from './english-story.ts'

export const almacenPlaza: EnglishStory = {
  promoter:
    'A logistics company for car parts. It delivers to 640 garages in Aragon, Navarre and La Rioja, twice a day.',
  guarantee: 'Holds the first mortgage on the unit.',
  headline: 'An automated warehouse in a building it already owns',
  about: [
    'The company bought unit 14 and picks orders by hand in two shifts. The loan pays for an automated vertical warehouse for 9,000 items and the electrical installation that it needs.',
    'With the new warehouse, one shift will pick what two pick today, and the second one will move to deliveries.',
  ],
  inFavour: [
    'A building of its own, with a first mortgage for less than half of its value.',
    'Supply contracts with three manufacturers of parts.',
    'A machine from a manufacturer with a service centre in Zaragoza.',
  ],
  against: [
    'A single payment at the end, principal and interest together.',
    'Starting the machine means closing the warehouse for ten days.',
    'The margin on parts falls every year.',
  ],
  uses: {
    intro: 'The automated warehouse takes more than two thirds.',
    parts: ['Automated vertical warehouse', 'Electricity and data', 'Management software', 'Contingency reserve'],
  },
  repayment: [
    'Principal and interest are paid after twenty months, from the company’s cash and a credit line granted for that purpose.',
  ],
  risks: [
    'There are no payments before the end that would show whether something is going wrong; the company therefore publishes accounts every six months.',
    'If the machine fails, picking by hand cannot keep up with today’s orders.',
  ],
  pictures: [
    'The loading docks of unit 14 in the afternoon.',
    'Section through the building, with the vertical warehouse.',
    'Plan of the building: docks, picking and warehouse.',
    'The logistics platform and the motorway.',
  ],
}
