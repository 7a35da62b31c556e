import type { EnglishStory } from './english-story.ts'

export const conservasOSalgueiron: EnglishStory = {
  promoter: 'A company from Vigo that brings together four restaurant businesses and a boatyard.',
  guarantee: 'It would have held the mortgage on the port concession.',
  headline: 'An empty cannery beside the quay',
  about: [
    'The factory closed in 1983 and stands on a port concession. The promoter wanted to open a fish market, two restaurants and a small boatyard in it.',
    'The port authority refused to extend the concession, and without it there was not enough time to repay the loan.',
  ],
  inFavour: ['A remarkable building beside the water.', 'Companies with experience of the three uses.'],
  against: ['A port concession for only nine more years.', 'Works beside the sea, expensive to do and to maintain.'],
  uses: {
    intro: 'A breakdown that was never used.',
    parts: ['Structure and roof', 'Installations', 'Works on the quay'],
  },
  repayment: ['The principal would have come back from the business of the restaurants and the boatyard.'],
  risks: ['The concession might not be extended, and it was not.'],
  pictures: [
    'The factory and its chimney from the quay.',
    'Section through the canning hall.',
    'Ground floor with the market and the restaurants.',
    'The quay of Cangas and Rodeira beach.',
  ],
  reason: 'The port authority has refused to extend the concession. Nobody had invested yet.',
}
