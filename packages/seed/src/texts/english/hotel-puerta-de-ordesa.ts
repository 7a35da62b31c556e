import type { EnglishStory } from './english-story.ts'

export const hotelPuertaDeOrdesa: EnglishStory = {
  promoter: 'Two families from Torla and Broto with three hotels. They close from mid-January until Easter.',
  guarantee: 'Holds the second mortgage on the hotel and the pledge on its card payments.',
  headline: 'Twenty-four rooms that open in winter too',
  about: [
    'The hotel opened from April to October because its heating was not enough. The loan has paid for a biomass boiler, new windows and a covered dining room, and lets it open between December and mid-January too.',
    'The first winter season closed with an occupancy of fifty-eight per cent, eight points below the forecast.',
  ],
  inFavour: [
    'Twenty-one years in business and guests who come back.',
    'Summer occupancy above ninety per cent.',
    'Biomass costs forty per cent less than heating oil.',
  ],
  against: [
    'Both payments depend on the income of the season.',
    'The first winter fell short of the forecast.',
    'A second mortgage, behind 310.000 €.',
  ],
  uses: {
    intro: 'Heating and windows are the works; the dining room is the business.',
    parts: ['Biomass boiler and radiators', 'Windows', 'Covered dining room', 'Fees and permits'],
  },
  repayment: [
    'Interest is paid once a year. The principal comes back with the second payment.',
    'The first payment came nine days late, with interest on arrears.',
  ],
  risks: [
    'A season without snow, or with the road closed, reduces the winter income.',
    'The national park limits visitor numbers and may limit them further.',
  ],
  pictures: [
    'The hotel and Mount Mondarruego at dawn.',
    'Section through the dining room and the bedrooms.',
    'First floor, with twelve rooms.',
    'Torla, the road and the river Ara.',
  ],
}
