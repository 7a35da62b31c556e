import type { EnglishStory } from './english-story.ts'

export const oficinasQuaiDeLaNive: EnglishStory = {
  promoter:
    'A company from Bayonne that rents out small offices by the month to studios and associations. It runs six buildings.',
  guarantee: 'Holds the first mortgage, registered before a notary in Bayonne.',
  headline: 'Forty workplaces beside the river',
  about: [
    'The building was a wine warehouse and then a court archive. It has four open storeys on the quay, with floors that bear heavy loads.',
    'The works create nineteen offices and a shared floor. The loan pays for installations, windows and the lift; the purchase has been paid.',
  ],
  inFavour: [
    'The purchase is paid and the building is free of charges.',
    'Eleven offices reserved with a deposit of two months.',
    'The other six buildings are ninety-three per cent let.',
  ],
  against: [
    'The quay floods at spring tides: the ground floor stays unused.',
    'Enforcing the mortgage follows French law and goes through a notary.',
    'Working from home has reduced the demand for large offices.',
  ],
  uses: {
    intro: 'Windows and air conditioning add up to more than half.',
    parts: [
      'Windows and insulation',
      'Air conditioning and ventilation',
      'Lift',
      'Partitions and finishes',
      'Contingency reserve',
    ],
  },
  repayment: [
    'The interest is paid from the rents from the sixth month on. The principal, from a fifteen-year French mortgage loan that the bank has approved in principle.',
  ],
  risks: [
    'The bank’s approval is not final: it will decide when the works are finished.',
    'A flood higher than that of 2020 would reach the electrical panel, which is being moved up to the first floor.',
  ],
  pictures: [
    'The façade to the quay, in the morning.',
    'Section through the four timber floors.',
    'Second floor, with six offices and the shared room.',
    'Quai Chaho, the river Nive and the Pannecau bridge.',
  ],
}
