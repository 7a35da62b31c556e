import type { ProjectStory } from '../project-story.ts'

export const chamartin: ProjectStory = {
  name: 'Torre Chamartín Norte, fase II',
  url: 'torre-chamartin-norte',
  direction: 'Calle de Mauricio Legendre 24',
  locality: 'Madrid',
  country: 'ES',
  type: 'newHomes',
  kind: 'tower',
  hour: 'dusk',
  promoter: {
    name: 'Habitat Norte Gestión, S. A.',
    about:
      'Gestora de cooperativas de Madrid con 1.100 viviendas entregadas desde 1998. La fase I de la torre se ocupó hace un año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Castellana, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre la parcela y el aval de la gestora.',
  },
  terms: {
    financing: 600_000,
    months: 30,
    profitability: 19.38,
    minimum: 2_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 3,
  },
  texts: {
    headline: 'Ochenta y ocho viviendas en la segunda mitad de la torre',
    about: [
      'La fase I, del zócalo al piso once, está habitada. La fase II sube del doce al veintitrés, con ochenta y ocho viviendas y una planta común en el dieciocho.',
      'El préstamo paga el proyecto de ejecución, las tasas y el arranque de la estructura, hasta que el banco empiece a certificar.',
      'En preinversión, cada reserva deja un depósito que se descuenta de la inversión al abrir y se devuelve entero a quien no siga.',
    ],
    inFavour: [
      'La fase I se entregó en plazo y sin sobrecoste.',
      'Sesenta y cuatro cooperativistas adjudicados.',
      'Cimentación y núcleo de ascensores hechos con la fase I.',
    ],
    against: [
      'Es el importe mayor de la plataforma.',
      'Hipoteca de segundo rango durante la obra.',
      'La licencia de la fase II depende de un estudio de tráfico que el ayuntamiento ha pedido ampliar.',
    ],
    uses: {
      intro: 'El arranque de una torre es caro y lento.',
      parts: [
        ['Arranque de estructura', 47],
        ['Proyecto de ejecución', 19],
        ['Tasas e impuestos', 22],
        ['Reserva para imprevistos', 12],
      ],
    },
    repayment: [
      'El capital vuelve con las aportaciones de los cooperativistas, cuando el banco empieza a financiar la obra.',
      'Los intereses se pagan cada trimestre con cargo a las aportaciones ya desembolsadas.',
    ],
    risks: [
      'Si la licencia se retrasa un año, los cooperativistas pueden pedir la devolución de sus aportaciones.',
      'El coste del acero no está cerrado.',
    ],
    pictures: [
      'La torre al anochecer, con la fase I iluminada.',
      'Sección por el núcleo de ascensores.',
      'Planta tipo con cuatro viviendas por núcleo.',
      'La parcela junto a las vías de Chamartín.',
    ],
  },
  papers: {
    appraisal: { value: 5_400_000, valueWhenFinished: 31_200_000, appraiser: 'Tasaciones Castellana, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Madrid',
      reference: '500/2025/11873',
      subject: 'segunda fase de edificio de vivienda colectiva en altura',
    },
  },
  life: {
    phase: 'Preinvestment',
    created: 82,
    announced: 47,
    preinvestment: 18,
    opensIn: 19,
    places: 250,
    deposit: 200,
  },
}

export const tui: ProjectStory = {
  name: 'Teatro Principal de Tui',
  url: 'teatro-principal-de-tui',
  direction: 'Calle Corredoira 15',
  locality: 'Tui, Pontevedra',
  country: 'ES',
  type: 'refurbishment',
  kind: 'theatre',
  hour: 'night',
  promoter: {
    name: 'A Raia Cultural, S. L.',
    about: 'Empresa que programa cuatro teatros pequeños a los dos lados del Miño, con 190 funciones al año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Baixo Miño, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el edificio y la prenda sobre el contrato con la diputación.',
  },
  terms: {
    financing: 170_000,
    months: 24,
    profitability: 14.8,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Doscientas cuarenta butacas a un paso de Portugal',
    about: [
      'El teatro abrió en 1904, fue cine y acabó de almacén de muebles. La empresa lo compró en subasta y quiere recuperar la sala, con doscientas cuarenta butacas y un café a la calle.',
      'El préstamo paga la caja escénica, la ventilación y las butacas. La fachada la restaura la diputación.',
    ],
    inFavour: [
      'Contrato con la diputación por sesenta funciones al año durante diez años.',
      'Edificio comprado sin deuda.',
      'No hay otro teatro abierto en cuarenta kilómetros.',
    ],
    against: [
      'Un teatro se alquila mal para otra cosa.',
      'La caja escénica exige una obra ruidosa junto a viviendas.',
      'Las administraciones pagan tarde.',
    ],
    uses: {
      intro: 'La parte que no se ve desde la butaca es la que cuesta.',
      parts: [
        ['Caja escénica y maquinaria', 43],
        ['Ventilación y calefacción', 26],
        ['Butacas y acústica', 21],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'Los intereses y un tercio del capital salen del contrato con la diputación; el resto, de un préstamo bancario a diez años.',
    ],
    risks: [
      'Si la diputación no renovara su presupuesto, la programación tendría que reducirse a la mitad.',
      'Las salas protegidas esconden sorpresas detrás de los estucos.',
    ],
    pictures: [
      'La fachada del teatro, de noche, con la marquesina encendida.',
      'Sección por la sala y la caja escénica.',
      'Planta de la sala, con el café a la calle.',
      'El teatro en la calle Corredoira, entre la catedral y el río.',
    ],
  },
  papers: {
    appraisal: { value: 420_000, valueWhenFinished: 760_000, appraiser: 'Tasacións do Miño, S. A.' },
    licence: {
      authority: 'Concello de Tui',
      reference: 'LIC-2026-152',
      subject: 'rehabilitación de teatro con recuperación de uso',
    },
  },
  life: {
    phase: 'Preinvestment',
    created: 75,
    announced: 39,
    preinvestment: 11,
    opensIn: 26,
    places: 120,
    deposit: 100,
  },
}

export const migjorn: ProjectStory = {
  name: 'Tres casas en Es Migjorn Gran',
  url: 'tres-casas-es-migjorn',
  direction: 'Carrer de Sant Llorenç 31',
  locality: 'Es Migjorn Gran, Menorca',
  country: 'ES',
  type: 'newHomes',
  kind: 'seaside-houses',
  hour: 'noon',
  promoter: {
    name: 'Pedra de Marès, S. L.',
    about: 'Constructora de Ciutadella que trabaja con marés y sin hormigón visto. Hace cuatro o cinco casas al año.',
  },
  guarantee: {
    name: 'Agencia de Garantías Menorca, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre las tres parcelas.',
  },
  terms: {
    financing: 180_000,
    months: 20,
    profitability: 11.5,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Tres casas con aljibe en un solar del pueblo',
    about: [
      'El solar está dentro del casco y tiene licencia para tres casas de dos plantas con patio. Se construyen con marés de una cantera a doce kilómetros, recogen el agua de lluvia y no llevan piscina.',
      'El préstamo paga la obra de la primera casa y los aljibes de las tres. Las otras dos se construyen con lo que se cobra de la primera, que está apalabrada.',
    ],
    inFavour: [
      'Una casa apalabrada con señal del quince por ciento.',
      'Solar en propiedad y sin cargas.',
      'Obra sencilla, hecha por la propia empresa.',
    ],
    against: [
      'Construir en una isla cuesta más y tarda más.',
      'Dos casas sin comprador.',
      'La señal se devuelve doblada si no se entrega en dieciséis meses.',
    ],
    uses: {
      intro: 'Piedra, madera y agua.',
      parts: [
        ['Estructura y muros de marés', 52],
        ['Cubiertas y carpinterías', 23],
        ['Aljibes', 15],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: ['El capital vuelve al vender las casas. Con una y media se cubre todo el préstamo.'],
    risks: [
      'Un invierno malo retrasa el barco del material.',
      'El mercado de segunda residencia es el primero que se enfría.',
    ],
    pictures: [
      'Las tres casas vistas desde la calle de Sant Llorenç.',
      'Sección por una casa, con el aljibe bajo el patio.',
      'Planta baja de las tres casas y sus patios.',
      'El solar en el borde del pueblo, camino de Binigaus.',
    ],
  },
  papers: {
    appraisal: { value: 395_000, valueWhenFinished: 1_240_000, appraiser: 'Taxacions Balears, S. A.' },
    licence: {
      authority: 'Ajuntament des Migjorn Gran',
      reference: 'OB-2026-019',
      subject: 'tres viviendas unifamiliares entre medianeras',
    },
  },
  life: { phase: 'Next_Opening', created: 58, announced: 21, opensIn: 24 },
}

export const hullera: ProjectStory = {
  name: 'Escuela de oficios La Hullera',
  url: 'escuela-de-oficios-la-hullera',
  direction: 'Calle Manuel Llaneza 8',
  locality: 'Mieres, Asturias',
  country: 'ES',
  type: 'refurbishment',
  kind: 'school',
  hour: 'overcast',
  promoter: {
    name: 'Fundación Pozo Abierto',
    about:
      'Forma desde 2013 a soldadores, carpinteras e instaladores solares en unas aulas prestadas. El año pasado tituló a 126 personas.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre la escuela y la cesión del convenio de formación.',
  },
  terms: {
    financing: 140_000,
    months: 24,
    profitability: 13.4,
    minimum: 250,
    period: 'quarterly',
    managerFee: 3,
    cancellationFee: 1,
  },
  texts: {
    headline: 'Las escuelas de la mina vuelven a tener aulas',
    about: [
      'La empresa minera construyó la escuela en 1926 y la cerró en 1994. La fundación la compró al ayuntamiento por un euro y el compromiso de abrirla en cinco años; quedan dos.',
      'El préstamo paga cuatro talleres en la planta baja. Las plantas de arriba quedan para más adelante.',
    ],
    inFavour: [
      'Convenio de formación firmado con el Principado por tres cursos.',
      'Nave de soldadura y maquinaria ya compradas.',
      'Empresas de la comarca pagan por adelantado ochenta plazas al año.',
    ],
    against: [
      'Si no se abre a tiempo, el edificio vuelve al ayuntamiento; la hipoteca se inscribe con esa condición.',
      'La fundación no reparte beneficios, pero tampoco tiene apenas reservas.',
      'Los convenios públicos se renuevan de tres en tres años.',
    ],
    uses: {
      intro: 'Cuatro talleres, y nada más.',
      parts: [
        ['Obra de la planta baja', 54],
        ['Electricidad y extracción de humos', 27],
        ['Accesibilidad', 10],
        ['Reserva para imprevistos', 9],
      ],
    },
    repayment: [
      'Los intereses salen de las plazas pagadas por empresas; el capital, del convenio de formación, curso a curso.',
    ],
    risks: [
      'Sin convenio, la escuela tendría que vivir solo de las empresas.',
      'Un edificio con treinta años de goteras puede pedir más obra de la prevista.',
    ],
    pictures: [
      'La escuela desde la calle Manuel Llaneza.',
      'Sección por los talleres y las aulas cerradas.',
      'Planta baja con los cuatro talleres.',
      'La escuela, el castillete del pozo y el río Caudal.',
    ],
  },
  papers: {
    appraisal: { value: 310_000, valueWhenFinished: 480_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Mieres',
      reference: 'LO-2026-204',
      subject: 'rehabilitación de planta baja de antigua escuela',
    },
  },
  life: { phase: 'Next_Opening', created: 51, announced: 16, opensIn: 33 },
}

export const nive: ProjectStory = {
  name: 'Oficinas del Quai de la Nive',
  url: 'oficinas-quai-de-la-nive',
  direction: 'Quai Chaho 22',
  locality: 'Bayonne',
  country: 'FR',
  type: 'refurbishment',
  kind: 'offices',
  hour: 'morning',
  promoter: {
    name: 'Adour Bureaux, SAS',
    about:
      'Empresa de Bayona que alquila oficinas pequeñas por meses a estudios y asociaciones. Gestiona seis edificios.',
  },
  guarantee: {
    name: 'Agence de Garanties du Pays Basque, SARL',
    about: 'Custodia la hipoteca de primer rango inscrita ante notario en Bayona.',
  },
  terms: {
    financing: 230_000,
    months: 24,
    profitability: 12.8,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Cuarenta puestos de trabajo junto al río',
    about: [
      'El edificio fue almacén de vinos y después archivo judicial. Tiene cuatro plantas diáfanas sobre el muelle, con suelos que aguantan lo que les echen.',
      'La obra crea diecinueve despachos y una planta compartida. El préstamo paga instalaciones, ventanas y el ascensor; la compra está pagada.',
    ],
    inFavour: [
      'Compra pagada y edificio libre de cargas.',
      'Once despachos reservados con dos meses de fianza.',
      'Los otros seis edificios están ocupados al noventa y tres por ciento.',
    ],
    against: [
      'El muelle se inunda con las mareas vivas: la planta baja queda sin uso.',
      'La ejecución en Francia se rige por su ley y su notario.',
      'El teletrabajo ha bajado la demanda de despachos grandes.',
    ],
    uses: {
      intro: 'Ventanas y aire, para que se pueda trabajar en agosto.',
      parts: [
        ['Ventanas y aislamiento', 33],
        ['Climatización y ventilación', 29],
        ['Ascensor', 17],
        ['Tabiques y acabados', 14],
        ['Reserva para imprevistos', 7],
      ],
    },
    repayment: [
      'Los intereses se pagan con los alquileres desde el sexto mes. El capital, con un préstamo hipotecario francés a quince años ya concedido en principio.',
    ],
    risks: [
      '«En principio» no es una concesión: el banco decide cuando la obra termine.',
      'Una crecida mayor que la de 2020 llegaría al cuadro eléctrico, que se sube a la primera planta.',
    ],
    pictures: [
      'La fachada al muelle, por la mañana.',
      'Sección por los cuatro forjados de madera.',
      'Planta segunda, con seis despachos y la sala común.',
      'El muelle Chaho, el río Nive y el puente Pannecau.',
    ],
  },
  papers: {
    appraisal: { value: 690_000, valueWhenFinished: 1_080_000, appraiser: 'Expertises Adour, SAS' },
    licence: {
      authority: 'Mairie de Bayonne',
      reference: 'PC 064 102 26 B0047',
      subject: 'rehabilitación de almacén para oficinas',
    },
  },
  life: { phase: 'Next_Opening', created: 44, announced: 9, opensIn: 45 },
}
