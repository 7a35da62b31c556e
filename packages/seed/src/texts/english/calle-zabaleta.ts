import type { EnglishStory } from './english-story.ts'

export const calleZabaleta: EnglishStory = {
  promoter:
    'A company from San Sebastián that buys whole buildings with their tenants, renovates them without evicting anyone and keeps them for rent.',
  guarantee: 'Holds the second mortgage on the building and the pledge on the rents.',
  headline: 'Eleven flats renovated with the tenants inside',
  about: [
    'The building, from 1912, has eleven flats and four tenants with old protected rents, who will stay. The works go floor by floor: one is emptied, renovated and occupied again, while the tenants use a spare flat on the second floor.',
    'The loan pays for the slate roof, the rear façade, the lift and the insulation.',
  ],
  inFavour: [
    'Seven flats already let at market rents during the works.',
    'A grant of the Basque Government for the lift and the insulation, already awarded.',
    'Three similar buildings completed in the same district.',
  ],
  against: [
    'A second mortgage, behind a bank that is still owed 520.000 €.',
    'Works with tenants in the building: anything unforeseen affects the schedule.',
    'A term of thirty months.',
  ],
  uses: {
    intro: 'Roof, façade and lift, in that order.',
    parts: ['Roof and mansards', 'Rear façade and insulation', 'Lift', 'Shared installations', 'Contingency reserve'],
  },
  repayment: [
    'The interest comes from the rents. The principal comes back when the finished building is refinanced, on an appraisal that already takes the protected rents into account.',
  ],
  risks: [
    'If interest rates rise, the refinancing might not cover the whole principal.',
    'The owners next door have appealed against the permit for the lift; the court has not suspended it.',
  ],
  pictures: [
    'The façade to calle Zabaleta after cleaning.',
    'Section through the entrance, with the lift in the courtyard.',
    'Typical floor: one flat to the street and one to the courtyard.',
    'The Gros district between calle Zabaleta and Zurriola beach.',
  ],
}
