import type { EnglishStory } from './english-story.ts'

export const escuelaDeOficiosLaHullera: EnglishStory = {
  promoter:
    'Since 2013 it has trained welders, carpenters and solar installers in borrowed classrooms. Last year 126 people qualified.',
  guarantee: 'Holds the first mortgage on the school and the assignment of the training agreement.',
  headline: 'The old school of the mine trains people again',
  about: [
    'The mining company built the school in 1926 and closed it in 1994. The foundation bought it from the council for one euro and a commitment to open it within five years; two are left.',
    'The loan pays for four workshops on the ground floor. The upper floors are left for later.',
  ],
  inFavour: [
    'A training agreement signed with the regional government for three school years.',
    'The welding hall and the machines are already bought.',
    'Local companies pay for eighty places a year in advance.',
  ],
  against: [
    'If it does not open in time, the building goes back to the council; the mortgage is registered with that condition.',
    'The foundation distributes no profit, but it has hardly any reserves either.',
    'Public agreements are renewed every three years.',
  ],
  uses: {
    intro: 'The whole loan goes into the four workshops.',
    parts: ['Works on the ground floor', 'Electricity and fume extraction', 'Accessibility', 'Contingency reserve'],
  },
  repayment: [
    'The interest comes from the places that companies pay for; the principal from the training agreement, year by year.',
  ],
  risks: [
    'Without the agreement, the school would depend on the companies alone.',
    'The building has been closed for more than thirty years and may need more works than planned.',
  ],
  pictures: [
    'The school from calle Manuel Llaneza.',
    'Section through the workshops and the closed classrooms.',
    'Ground floor with the four workshops.',
    'The school, the pithead and the river Caudal.',
  ],
}
