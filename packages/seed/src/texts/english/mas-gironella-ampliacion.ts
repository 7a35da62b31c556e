import type { EnglishStory } from './english-story.ts'

export const masGironellaAmpliacion: EnglishStory = {
  promoter:
    'It has run the farmhouse since 2011: nine rooms, a kitchen garden that supplies the dining room, and a full calendar from May to October.',
  guarantee: 'Holds the first mortgage on the barn that is converted.',
  headline: 'The barn becomes five rooms and a hall',
  about: [
    'The barn, thirty metres from the house, is standing but unused. The project turns it into five rooms and a hall for workshops and small weddings, with a new roof of reclaimed tiles.',
    'The promoter has asked for the extension to stay with those who have already joined it: it prefers few investors whom it knows.',
  ],
  inFavour: [
    'A running business without other debts.',
    'Thirty weddings booked for the next two summers.',
    'A first mortgage on the barn and its plot.',
  ],
  against: [
    'A small business depends on two people.',
    'The permit limits weddings to a hundred guests.',
    'The access is a track that floods in autumn.',
  ],
  uses: {
    intro: 'Roof, bathrooms and hall.',
    parts: ['Roof and structure', 'Bathrooms and installations', 'Hall and kitchen', 'Contingency reserve'],
  },
  repayment: [
    'Interest and principal come from the business of the farmhouse. The promoter publishes the occupancy of each month.',
  ],
  risks: [
    'A rainy summer can mean cancelling outdoor weddings.',
    'If one of the two partners fell ill, the farmhouse would have to close for part of the season.',
  ],
  pictures: [
    'The farmhouse and the barn at dawn.',
    'Section through the barn, with the new mezzanine.',
    'Ground floor of the hall and two rooms.',
    'The farmhouse, the track and the Montgrí massif.',
  ],
}
