import type { ProjectStory } from '../project-story.ts'

export const monegros: ProjectStory = {
  name: 'Parque solar Los Monegros Sur',
  url: 'parque-solar-los-monegros',
  direction: 'Partida de La Estación, polígono 9',
  locality: 'Sariñena, Huesca',
  country: 'ES',
  type: 'energy',
  kind: 'solar-farm',
  hour: 'golden',
  promoter: {
    name: 'Comunidad Energética del Flumen, S. Coop.',
    about:
      'Cooperativa de 410 vecinos, seis ayuntamientos y una comunidad de regantes. Tiene en marcha dos instalaciones sobre cubierta.',
  },
  guarantee: {
    name: 'Agencia de Garantías Valle del Ebro, S. L.',
    about: 'Custodia la prenda sobre los paneles, el contrato de venta y la cuenta de cobros.',
  },
  terms: {
    financing: 150_000,
    months: 48,
    profitability: 24,
    minimum: 250,
    maximum: 15_000,
    period: 'annual',
    managerFee: 3,
    cancellationFee: 1,
    maxInvestors: 600,
  },
  texts: {
    headline: 'Un megavatio para bombear el agua de riego',
    about: [
      'La comunidad de regantes gasta en bombear agua casi tanto como en mantener las acequias. El parque, de un megavatio, cubre el bombeo de las horas de sol y vende el resto a los socios de la cooperativa.',
      'El terreno es de los ayuntamientos y el punto de conexión está concedido. El préstamo paga los seguidores solares; los paneles los financia un banco.',
    ],
    inFavour: [
      'Punto de conexión concedido y pagado.',
      'Contrato de venta de energía a quince años con la comunidad de regantes.',
      'Mínimo bajo y máximo por inversor: nadie decide por los demás.',
    ],
    against: [
      'Cuatro años es mucho tiempo y el capital vuelve al final.',
      'Si no llueve, no se riega; y si no se riega, no se bombea.',
      'Los seguidores necesitan mantenimiento que unos paneles fijos no piden.',
    ],
    uses: {
      intro: 'Casi todo son seguidores y su cimentación.',
      parts: [
        ['Seguidores solares', 61],
        ['Cimentación y zanjas', 20],
        ['Estación meteorológica y control', 9],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'Los intereses se pagan cada año, en otoño, cuando se liquida la campaña de riego. El capital se guarda en la cuenta pignorada desde el segundo año.',
    ],
    risks: [
      'Dos campañas secas seguidas obligarían a vender más energía al mercado, a un precio menor.',
      'Un pedrisco fuerte puede romper paneles; el seguro cubre el material, no lo que se deja de producir.',
    ],
    pictures: [
      'El parque al atardecer, con la sierra de Guara al fondo.',
      'Sección por dos filas de seguidores, con su separación.',
      'Planta del parque y de la balsa de riego.',
      'El polígono 9, la estación y el canal del Flumen.',
    ],
  },
  papers: {
    appraisal: { value: 390_000, valueWhenFinished: 720_000, appraiser: 'Peritos Industriales del Ebro, S. L.' },
    licence: {
      authority: 'Ayuntamiento de Sariñena',
      reference: 'LU-2026-064',
      subject: 'instalación fotovoltaica en suelo con seguidores a un eje',
    },
  },
  life: { phase: 'Investment', created: 68, announced: 33, opened: 6, endsIn: 54, funded: 12.4 },
}

export const guadiana: ProjectStory = {
  name: 'Palacete de los Condes de Guadiana, diecisiete habitaciones',
  url: 'palacete-condes-de-guadiana',
  direction: 'Calle Real 46',
  locality: 'Úbeda, Jaén',
  country: 'ES',
  type: 'hospitality',
  kind: 'palace',
  hour: 'golden',
  promoter: {
    name: 'Casas Singulares de La Loma, S. L.',
    about:
      'Tres hermanas que dirigen un hotel de once habitaciones en Baeza, lleno de jueves a domingo desde hace seis años.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alto Guadalquivir, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el palacete.',
  },
  terms: {
    financing: 200_000,
    months: 30,
    profitability: 19,
    minimum: 1_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Un palacio renacentista que vuelve a tener huéspedes',
    about: [
      'El palacete perteneció a la misma familia durante cuatrocientos años y luego a un notario que lo dividió en pisos. La promotora lo compró entero y lo está devolviendo a su planta original, con diecisiete habitaciones en torno al patio.',
      'La obra gruesa está terminada. El préstamo paga instalaciones, baños, carpintería y el mobiliario de las habitaciones.',
    ],
    inFavour: [
      'Obra gruesa terminada y pagada con fondos propios.',
      'Hipoteca de primer rango sobre un edificio tasado en tres veces el préstamo.',
      'El hotel de Baeza da beneficios todos los años desde que abrió.',
    ],
    against: [
      'Monumento protegido: cada baño pasa por una comisión.',
      'Úbeda vive de fines de semana; de lunes a miércoles la ocupación es baja.',
      'Los primeros cuatro pagos se harán con caja de la promotora, antes de abrir.',
    ],
    uses: {
      intro: 'Baños e instalaciones, sobre todo.',
      parts: [
        ['Instalaciones y climatización', 38],
        ['Baños', 24],
        ['Carpintería y restauración', 18],
        ['Mobiliario', 13],
        ['Reserva para imprevistos', 7],
      ],
    },
    repayment: [
      'Los intereses se pagan cada trimestre. El capital, con un préstamo hipotecario a doce años que el banco concede al abrir, o con la venta del hotel de Baeza si no llegara.',
    ],
    risks: [
      'Si la comisión de patrimonio retrasa la apertura más de seis meses, la promotora tendrá que aportar capital.',
      'El turismo cultural es lo primero que se recorta en una crisis.',
    ],
    pictures: [
      'La fachada de la calle Real, con la torre.',
      'Sección por el patio y la escalera claustral.',
      'Planta primera, con las habitaciones en torno al patio.',
      'El palacete en el casco antiguo de Úbeda.',
    ],
  },
  papers: {
    appraisal: { value: 640_000, valueWhenFinished: 1_310_000, appraiser: 'Tasadores del Darro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Úbeda',
      reference: 'OM-2025-091',
      subject: 'rehabilitación de casa palacio para uso hotelero',
    },
  },
  life: { phase: 'Investment', created: 104, announced: 66, opened: 26, endsIn: 33, funded: 47.5 },
}

export const gironella: ProjectStory = {
  name: 'Mas Gironella, ampliación reservada a sus inversores',
  url: 'mas-gironella-ampliacion',
  direction: 'Camí del Mas Gironella s/n',
  locality: 'Torroella de Montgrí, Girona',
  country: 'ES',
  type: 'hospitality',
  kind: 'farmhouse',
  hour: 'dawn',
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
      'Un verano lluvioso se lleva las bodas al aire libre.',
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
}
