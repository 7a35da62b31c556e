import type { ProjectStory } from '../project-story.ts'

export const gironella: ProjectStory = {
  name: 'Mas Gironella, ampliación reservada a sus inversores',
  url: 'mas-gironella-ampliacion',
  direction: 'Camí del Mas Gironella s/n',
  locality: 'Torroella de Montgrí, Girona',
  country: 'ES',
  type: 'hospitality',
  promoter: {
    name: 'Mas Gironella Rural, S. L.',
    about:
      'Explota el mas desde 2011: nueve habitaciones, un huerto que abastece al comedor y un calendario lleno de mayo a octubre.',
  },
  guarantee: {
    name: 'Agencia de Garantías Empordà, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el pajar que se rehabilita.',
  },
  terms: {
    financing: 120_000,
    months: 24,
    profitability: 14,
    minimum: 1_000,
    period: 'quarterly',
    managerFee: 3.5,
    cancellationFee: 2,
  },
  texts: {
    headline: 'El pajar se convierte en cinco habitaciones y una sala',
    about: [
      'El pajar, a treinta metros de la casa, está en pie pero sin uso. El proyecto lo convierte en cinco habitaciones y una sala para talleres y bodas pequeñas, con una cubierta nueva de teja recuperada.',
      'La promotora ha pedido que la ampliación quede para quienes ya han entrado en ella: prefiere pocos inversores y conocidos.',
    ],
    inFavour: [
      'Negocio en marcha y sin otras deudas.',
      'Reservas para treinta bodas en los próximos dos veranos.',
      'Hipoteca de primer rango sobre el pajar y su parcela.',
    ],
    against: [
      'Un negocio pequeño depende de dos personas.',
      'La licencia limita las bodas a cien invitados.',
      'El acceso es un camino que se inunda en otoño.',
    ],
    uses: {
      intro: 'Cubierta, baños y sala.',
      parts: [
        ['Cubierta y estructura', 36],
        ['Baños e instalaciones', 33],
        ['Sala y cocina', 22],
        ['Reserva para imprevistos', 9],
      ],
    },
    repayment: [
      'Los intereses y el capital salen de la explotación del mas. La promotora publica la ocupación de cada mes.',
    ],
    risks: [
      'Un verano lluvioso puede obligar a cancelar bodas al aire libre.',
      'Si uno de los dos socios enferma, el mas tendría que cerrar parte de la temporada.',
    ],
    pictures: [
      'El mas y el pajar al amanecer.',
      'Sección por el pajar, con el altillo nuevo.',
      'Planta baja de la sala y de dos habitaciones.',
      'El mas, el camino y el macizo del Montgrí.',
    ],
  },
  papers: {
    appraisal: { value: 335_000, valueWhenFinished: 520_000, appraiser: 'Taxacions Empordà, S. A.' },
    licence: {
      authority: 'Ajuntament de Torroella de Montgrí',
      reference: 'OBM-2026-033',
      subject: 'rehabilitación de pajar para alojamiento rural',
    },
  },
  life: { phase: 'Investment', created: 88, announced: 61, opened: 38, endsIn: 28, funded: 55, private: 12 },
  english: {
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
  },
}
