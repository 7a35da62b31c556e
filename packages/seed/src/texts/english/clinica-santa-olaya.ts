import type { EnglishStory } from './english-story.ts'

export const clinicaSantaOlaya: EnglishStory = {
  promoter: 'Eleven doctors and physiotherapists who treat 2,300 patients a year in two practices in Gijón.',
  guarantee: 'Holds the first mortgage on the premises and the pledge on the agreement with two insurers.',
  headline: 'Empty premises become a rehabilitation clinic',
  about: [
    'The premises were a branch of a savings bank and had been closed for six years. The company bought them and has turned them into a day clinic, with a therapy pool, a gym and nine consulting rooms.',
    'The loan paid for the pool, the air conditioning and the equipment. The premises were bought without debt.',
  ],
  inFavour: [
    'Premises of its own, free of charges before the loan.',
    'Signed agreements with two insurers that cover seventy per cent of the activity.',
    'The partners answer with their shares.',
  ],
  against: [
    'The pool is expensive to maintain and hard to sell.',
    'The insurers pay after ninety days.',
    'One of the founding partners retires next year.',
  ],
  uses: {
    intro: 'The pool and the air conditioning take almost two thirds.',
    parts: ['Therapy pool', 'Air conditioning', 'Medical equipment', 'Interior works'],
  },
  repayment: [
    'The activity of the clinic repays the loan. The third payment came in part only: an insurer settled late, and the company has committed the rest for next month.',
  ],
  risks: [
    'If an insurer ended its agreement, income would fall by a third.',
    'Partial payments count towards interest before principal.',
  ],
  pictures: [
    'The entrance on calle Mariano Pola.',
    'Section through the pool, in the old vault.',
    'Ground floor: reception, consulting rooms and gym.',
    'The Moreda district and Poniente beach.',
  ],
}
