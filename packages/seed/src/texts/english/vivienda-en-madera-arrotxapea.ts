import type { EnglishStory } from './english-story.ts'

export const viviendaEnMaderaArrotxapea: EnglishStory = {
  promoter:
    'Thirty-two families who build their homes to use and not to own. They are advised by a cooperative of architects that has built three such buildings.',
  guarantee: 'Guarantees half of the principal. The first mortgage on the building right secures the other half.',
  headline: 'Thirty-two timber homes for use without ownership',
  about: [
    'The land belongs to the council, which has granted it for seventy-five years. The structure, of cross-laminated radiata pine, arrives cut to size and is assembled in eleven weeks.',
    'The loan advances the purchase of the timber, which has to be paid before the bank can certify works.',
  ],
  inFavour: [
    'All thirty-two homes have a member who has paid the contribution.',
    'A mutual guarantee society guarantees half of the principal.',
    'A bank loan has been granted for the rest of the works.',
  ],
  against: [
    'A cooperative decides in assembly, and deciding takes time.',
    'A building right is worth less than ownership if it had to be enforced.',
    'There is only one workshop that cuts the timber.',
  ],
  uses: {
    intro: 'Timber takes almost three quarters.',
    parts: ['Timber structure', 'Transport and assembly', 'Insurance and inspections', 'Contingency reserve'],
  },
  repayment: [
    'The bank loan repays the principal as the assembled works are certified. The monthly contributions of the members pay the interest.',
  ],
  risks: [
    'If the works stop, the bank stops certifying and the principal is repaid later.',
    'The price of the timber is fixed, but not that of the crane or of the transport.',
  ],
  pictures: [
    'South façade, with the timber galleries.',
    'Section through the open stairs and the galleries.',
    'Typical floor: eight homes around the courtyard.',
    'The plot between calle Joaquín Beunza and the Arga park.',
  ],
}
