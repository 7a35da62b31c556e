import type { EnglishStory } from './english-story.ts'

export const palaceteCondesDeGuadiana: EnglishStory = {
  promoter:
    'Three sisters who run a hotel of eleven rooms in Baeza, which has been full from Thursday to Sunday for six years.',
  guarantee: 'Holds the first mortgage on the palace.',
  headline: 'A Renaissance palace that takes in guests again',
  about: [
    'The palace belonged to one family for four hundred years and then to a notary who divided it into flats. The promoter bought the whole of it and is restoring its original plan, with seventeen rooms around the courtyard.',
    'The structural works are finished. The loan pays for installations, bathrooms, joinery and the furniture of the rooms.',
  ],
  inFavour: [
    'Structural works finished and paid from its own funds.',
    'A first mortgage on a building appraised at more than three times the loan.',
    'The hotel in Baeza has made a profit every year since it opened.',
  ],
  against: [
    'A listed monument: each bathroom needs the approval of the heritage commission.',
    'Úbeda lives on weekends; from Monday to Wednesday occupancy is low.',
    'The first four payments will come from the promoter’s cash, before the opening.',
  ],
  uses: {
    intro: 'Bathrooms and installations, above all.',
    parts: [
      'Installations and air conditioning',
      'Bathrooms',
      'Joinery and restoration',
      'Furniture',
      'Contingency reserve',
    ],
  },
  repayment: [
    'Interest is paid every quarter. The principal, from a twelve-year mortgage loan that the bank grants at the opening, or from the sale of the hotel in Baeza if it did not.',
  ],
  risks: [
    'If the heritage commission delays the opening by more than six months, the promoter will have to put in capital.',
    'Cultural trips are the first thing that people give up in a crisis.',
  ],
  pictures: [
    'The façade on calle Real, with the tower.',
    'Section through the courtyard and the cloister stairs.',
    'First floor, with the rooms around the courtyard.',
    'The palace in the old town of Úbeda.',
  ],
}
