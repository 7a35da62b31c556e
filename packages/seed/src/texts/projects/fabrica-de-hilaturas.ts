import type { ProjectStory } from '../project-story.ts'

export const hilaturas: ProjectStory = {
  name: 'Rehabilitación de la antigua Fábrica de Hilaturas Nuestra Señora del Carmen',
  url: 'fabrica-de-hilaturas',
  direction: 'Carrer de la Indústria 42',
  locality: 'Sabadell, Barcelona',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'Obrador de Vapor, SCCL',
    about:
      'Cooperativa de veintitrés socios, casi todos talleres y estudios que ya alquilan la nave norte. Gestiona el edificio desde 2018.',
  },
  guarantee: {
    name: 'Avals Cooperatius de Catalunya, SGR',
    about: 'Avala un treinta por ciento del capital pendiente y custodia la segunda hipoteca sobre el conjunto.',
  },
  terms: {
    financing: 380_000,
    months: 24,
    profitability: 16.2,
    minimum: 1_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Catorce talleres más bajo la cubierta de dientes de sierra',
    about: [
      'La fábrica hiló algodón desde 1897 hasta 1981. La cooperativa compró el conjunto por fases y ya alquila la nave norte, ocupada entera desde hace tres años. Ahora quiere abrir la nave sur, con catorce talleres de 60 a 220 metros cuadrados.',
      'La obra consiste en reparar la cubierta, cambiar los lucernarios, renovar la instalación eléctrica y hacer dos núcleos de aseos. La fachada y la chimenea están protegidas y no se tocan, salvo para limpiarlas.',
    ],
    inFavour: [
      'La nave norte está llena y tiene lista de espera: nueve de los catorce talleres nuevos tienen contrato de reserva.',
      'Aval de una sociedad de garantía recíproca por el treinta por ciento del capital.',
      'La cooperativa no reparte beneficios hasta devolver el préstamo; consta en sus estatutos.',
    ],
    against: [
      'La hipoteca es de segundo rango: antes cobra la caja que financió la compra, con 290.000 € pendientes.',
      'El edificio está protegido y cualquier hallazgo puede parar la obra.',
      'Los alquileres de taller son a tres años; una parte se renueva antes de que acabe el préstamo.',
    ],
    uses: {
      intro: 'La cubierta se lleva la mayor parte, porque hay que desmontarla por tramos.',
      parts: [
        ['Cubierta y lucernarios', 46],
        ['Electricidad y ventilación', 22],
        ['Aseos, tabiques y accesos', 18],
        ['Proyecto y dirección de obra', 6],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'Los intereses se pagan con los alquileres de las dos naves. El capital, con un préstamo bancario a quince años ya concedido y condicionado al final de la obra.',
      'Si el banco lo retirara, la cooperativa se ha comprometido por escrito a vender la casa del guarda, tasada en 240.000 €.',
    ],
    risks: [
      'El préstamo bancario que devuelve el capital está condicionado a terminar la obra en plazo.',
      'Si varios talleres se marchan a la vez, los alquileres podrían no cubrir los intereses durante unos meses.',
    ],
    pictures: [
      'Fachada a la calle de la Indústria, con la chimenea al fondo.',
      'Sección por la nave sur, con los lucernarios nuevos.',
      'Planta de la nave sur repartida en catorce talleres.',
      'El conjunto fabril y las calles que lo rodean.',
    ],
  },
  papers: {
    appraisal: { value: 1_180_000, valueWhenFinished: 1_720_000, appraiser: 'Valora Industrial, S. A.' },
    licence: {
      authority: 'Ajuntament de Sabadell',
      reference: 'LLO-2026-0447',
      subject: 'reforma interior y reparación de cubierta en edificio catalogado',
    },
  },
  life: { phase: 'Investment', created: 120, announced: 62, opened: 21, endsIn: 41, funded: 31.25 },
  english: {
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
  },
}
