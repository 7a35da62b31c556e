import type { EnglishStory } from './english-story.ts'

export const fabricaDeHilaturas: EnglishStory = {
  promoter:
    'A cooperative of twenty-three members, almost all of them workshops and studios that already rent in the north hall. It has run the building since 2018.',
  guarantee: 'Guarantees thirty per cent of the outstanding principal and holds the second mortgage on the site.',
  headline: 'Fourteen more workshops under the saw-tooth roof',
  about: [
    'The factory spun cotton from 1897 to 1981. The cooperative bought the site in phases and already rents out the north hall, which has been full for three years. Now it wants to open the south hall, with fourteen workshops of 60 to 220 square metres.',
    'The works repair the roof, change the skylights, renew the electrical installation and add two blocks of toilets. The façade and the chimney are listed and are not touched, except to clean them.',
  ],
  inFavour: [
    'The north hall is full and has a waiting list: nine of the fourteen new workshops are reserved by contract.',
    'A mutual guarantee society guarantees thirty per cent of the principal.',
    'The cooperative distributes no profit until the loan is repaid; its statutes say so.',
  ],
  against: [
    'A second mortgage: the savings bank that financed the purchase is paid first, and is still owed 290.000 €.',
    'The building is listed, and any find can stop the works.',
    'Workshops are let for three years; some of the leases end before the loan does.',
  ],
  uses: {
    intro: 'The roof takes the largest part, because it has to be taken down in stretches.',
    parts: [
      'Roof and skylights',
      'Electricity and ventilation',
      'Toilets, partitions and access',
      'Design and site supervision',
      'Contingency reserve',
    ],
  },
  repayment: [
    'The interest is paid from the rents of both halls. The principal, from a fifteen-year bank loan that is granted on condition that the works are completed.',
    'If the bank withdrew it, the cooperative has committed itself in writing to sell the caretaker’s house, appraised at 240.000 €.',
  ],
  risks: [
    'The bank loan that repays the principal depends on finishing the works in time.',
    'If several workshops left at once, the rents might not cover the interest for some months.',
  ],
  pictures: [
    'The façade to carrer de la Indústria, with the chimney behind.',
    'Section through the south hall, with the new skylights.',
    'Plan of the south hall, divided into fourteen workshops.',
    'The factory and the streets around it.',
  ],
}
