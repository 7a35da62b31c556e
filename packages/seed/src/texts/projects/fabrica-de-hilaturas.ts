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
}
