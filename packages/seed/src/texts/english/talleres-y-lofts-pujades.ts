import type { EnglishStory } from './english-story.ts'

export const talleresYLoftsPujades: EnglishStory = {
  promoter:
    'Two architects and a manager of work spaces who have renovated three industrial buildings in the same district.',
  guarantee: 'Under study: a mortgage on the half of the building that the promoter already owns.',
  headline: 'A building from 1908 to work below and live above',
  about: [
    'The building has two brick bays and a roof on trusses that is kept. Eight workshops go below and six small homes above, with a shared courtyard in the middle.',
    'The promoter owns one bay and has an option to buy the other for the next five months.',
  ],
  inFavour: ['It owns half of the building.', 'Three similar renovations completed in the district.'],
  against: [
    'The other half depends on an option to buy.',
    'The mixed use needs a report of the district that is still missing.',
  ],
  uses: {
    intro: 'Provisional breakdown.',
    parts: ['Purchase of the second bay', 'Roof', 'Design and permits', 'Contingency reserve'],
  },
  repayment: ['The principal would come back from the sale of two homes and the rent of the workshops.'],
  risks: ['If the option to buy lapses, the project loses half of its area.'],
  pictures: [
    'The building at nightfall from carrer de Pujades.',
    'Section through the trusses and the courtyard.',
    'Plan of the workshops, with the shared courtyard.',
    'The block between Pujades and Llull.',
  ],
}
