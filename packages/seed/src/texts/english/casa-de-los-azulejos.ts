import type { EnglishStory } from './english-story.ts'

export const casaDeLosAzulejos: EnglishStory = {
  promoter:
    'A builder from Vila Nova de Gaia that specialises in old timber structures. It has renovated twenty-six buildings in the centre of Porto.',
  guarantee: 'Holds the first mortgage registered in the land registry of Porto.',
  headline: 'Eight apartments behind a façade from 1886',
  about: [
    'The house had been closed since its last resident died. The promoter strengthened the chestnut floors, restored the tiles piece by piece and divided the four storeys into eight apartments for long-term rent.',
    'The loan paid for the last phase: windows and doors, installations, and the lift in the shaft of the old chimney.',
  ],
  inFavour: [
    'The works were sixty per cent complete when the project opened.',
    'A first mortgage below thirty per cent of the value.',
    'Six apartments let by contract before completion.',
  ],
  against: [
    'A listed building: restoring tiles cannot be rushed.',
    'Enforcing a mortgage in Portugal can take more than a year.',
    'The company had two other sites at the same time.',
  ],
  uses: {
    intro: 'Almost half went into windows and doors, made to measure.',
    parts: ['Timber windows and doors', 'Installations', 'Lift', 'Fees and charges'],
  },
  repayment: [
    'The principal came back with a mortgage loan that the bank granted when the works were finished.',
    'The interest was paid every quarter from the rents and the promoter’s cash.',
  ],
  risks: [
    'If the bank had not granted the mortgage, the promoter would have had to sell two apartments.',
    'Delays in the restoration could have moved completion by up to half a year.',
  ],
  pictures: [
    'The façade to Rua das Flores, with the restored tiles.',
    'Section through the stairs, with the lift in the shaft of the chimney.',
    'Second floor: two apartments with light from the street and the courtyard.',
    'Location in Rua das Flores, near São Bento station.',
  ],
}
