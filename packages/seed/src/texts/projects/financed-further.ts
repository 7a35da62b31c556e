import type { ProjectStory } from '../project-story.ts'

export const santaOlaya: ProjectStory = {
  name: 'Clínica de día Santa Olaya',
  url: 'clinica-santa-olaya',
  direction: 'Calle Mariano Pola 30',
  locality: 'Gijón, Asturias',
  country: 'ES',
  type: 'residence',
  kind: 'clinic',
  hour: 'overcast',
  promoter: {
    name: 'Rehabilitación del Cantábrico, S. L. P.',
    about: 'Once médicos y fisioterapeutas que atienden a 2.300 pacientes al año en dos consultas de Gijón.',
  },
  guarantee: {
    name: 'Agencia de Garantías Nalón, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el local y la prenda sobre el convenio con dos aseguradoras.',
  },
  terms: {
    financing: 150_000,
    months: 18,
    profitability: 9.9,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Un local vacío se convierte en clínica de rehabilitación',
    about: [
      'El local fue sucursal de una caja de ahorros y llevaba seis años cerrado. La sociedad lo compró y lo ha convertido en clínica de día, con piscina terapéutica, gimnasio y nueve consultas.',
      'El préstamo pagó la piscina, la climatización y el equipo. La compra del local se hizo sin deuda.',
    ],
    inFavour: [
      'Local en propiedad y libre de cargas antes del préstamo.',
      'Convenios firmados con dos aseguradoras que cubren el setenta por ciento de la actividad.',
      'Los socios responden con sus participaciones.',
    ],
    against: [
      'La piscina es cara de mantener y difícil de vender.',
      'Las aseguradoras pagan a noventa días.',
      'Uno de los socios fundadores se jubila el año que viene.',
    ],
    uses: {
      intro: 'La piscina y el aire se llevan dos tercios.',
      parts: [
        ['Piscina terapéutica', 39],
        ['Climatización', 25],
        ['Equipo médico', 22],
        ['Obra interior', 14],
      ],
    },
    repayment: [
      'Devuelve el préstamo la actividad de la clínica. El tercer pago ha llegado incompleto: una aseguradora liquidó tarde y la sociedad ha comprometido el resto para el mes que viene.',
    ],
    risks: [
      'Si una aseguradora rescinde el convenio, los ingresos bajarían un tercio.',
      'Los pagos parciales se aplican antes a intereses que a capital.',
    ],
    pictures: [
      'La entrada por la calle Mariano Pola.',
      'Sección por la piscina, en el antiguo sótano de cajas.',
      'Planta baja: recepción, consultas y gimnasio.',
      'El barrio de Moreda y la playa de Poniente.',
    ],
  },
  papers: {
    appraisal: { value: 480_000, valueWhenFinished: 655_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Gijón',
      reference: 'ACT-2025-118',
      subject: 'cambio de uso de local a centro sanitario',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 9, beforeDaysAgo: 12 },
    filledIn: 28,
    payments: { 3: { kind: 'partial', percent: 60 } },
  },
}

export const ordesa: ProjectStory = {
  name: 'Hotel Puerta de Ordesa',
  url: 'hotel-puerta-de-ordesa',
  direction: 'Avenida de Ordesa 12',
  locality: 'Torla, Huesca',
  country: 'ES',
  type: 'hospitality',
  kind: 'hotel',
  hour: 'dawn',
  promoter: {
    name: 'Hoteles del Sobrarbe, S. L.',
    about:
      'Dos familias de Torla y Broto con tres establecimientos abiertos. Cierran desde mediados de enero hasta la Semana Santa.',
  },
  guarantee: {
    name: 'Agencia de Garantías Sobrarbe, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre el hotel y la prenda sobre los cobros con tarjeta.',
  },
  terms: {
    financing: 190_000,
    months: 24,
    profitability: 14.4,
    minimum: 1_000,
    period: 'annual',
    managerFee: 4,
    cancellationFee: 3,
  },
  texts: {
    headline: 'Veinticuatro habitaciones que también abren en invierno',
    about: [
      'El hotel abría de abril a octubre porque no tenía calefacción suficiente. El préstamo ha pagado una caldera de biomasa, el cambio de ventanas y un comedor cubierto, y permite abrir también entre diciembre y mediados de enero.',
      'La primera temporada de invierno se cerró con un cincuenta y ocho por ciento de ocupación, ocho puntos por debajo de lo previsto.',
    ],
    inFavour: [
      'Veintiún años de actividad y clientes que repiten.',
      'Ocupación de verano por encima del noventa por ciento.',
      'La biomasa sale un cuarenta por ciento más barata que el gasóleo.',
    ],
    against: [
      'Dos pagos al año de la empresa dependen de la temporada.',
      'La primera campaña de invierno quedó por debajo de lo previsto.',
      'Hipoteca de segundo rango, detrás de 310.000 €.',
    ],
    uses: {
      intro: 'Calefacción y ventanas son la obra; el comedor, el negocio.',
      parts: [
        ['Caldera de biomasa y radiadores', 37],
        ['Ventanas', 29],
        ['Comedor cubierto', 26],
        ['Honorarios y licencias', 8],
      ],
    },
    repayment: [
      'Los intereses se pagan una vez al año, al acabar el verano. El capital vuelve con el segundo pago.',
      'El primer pago llegó con nueve días de retraso, con el interés de demora.',
    ],
    risks: [
      'Una temporada sin nieve o con la carretera cortada reduce los ingresos del invierno.',
      'El parque nacional limita los aforos y puede limitarlos más.',
    ],
    pictures: [
      'El hotel y el Mondarruego al amanecer.',
      'Sección por el comedor y las habitaciones.',
      'Planta primera, con doce habitaciones.',
      'Torla, la carretera y el río Ara.',
    ],
  },
  papers: {
    appraisal: { value: 920_000, valueWhenFinished: 1_140_000, appraiser: 'Tasaciones Ebro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Torla-Ordesa',
      reference: 'LU-2025-007',
      subject: 'reforma de instalaciones térmicas y ampliación de comedor',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 12, beforeDaysAgo: 24 },
    filledIn: 34,
    payments: { 1: { kind: 'late', days: 9 } },
  },
}

export const plaza: ProjectStory = {
  name: 'Almacén logístico en Plaza, módulo 14',
  url: 'almacen-plaza',
  direction: 'Calle Burtina 14, Plataforma Logística',
  locality: 'Zaragoza',
  country: 'ES',
  type: 'industry',
  kind: 'logistics-hall',
  hour: 'golden',
  promoter: {
    name: 'Moncayo Distribución, S. A.',
    about:
      'Operador logístico de recambios de automóvil. Reparte a 640 talleres de Aragón, Navarra y La Rioja, dos veces al día.',
  },
  guarantee: {
    name: 'Agencia de Garantías Valle del Ebro, S. L.',
    about: 'Custodia la hipoteca de primer rango sobre el módulo.',
  },
  terms: {
    financing: 260_000,
    months: 20,
    profitability: 11.75,
    minimum: 500,
    period: 'end of project',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Un almacén automático en una nave que ya es suya',
    about: [
      'La empresa compró el módulo 14 y prepara pedidos a mano en dos turnos. El préstamo paga un almacén vertical automático con 9.000 referencias y la instalación eléctrica que necesita.',
      'Con el almacén nuevo, un turno prepara lo que hoy preparan dos, y el segundo pasa a reparto.',
    ],
    inFavour: [
      'Nave en propiedad, hipotecada en primer rango por menos de la mitad de su valor.',
      'Contratos de suministro con tres fabricantes de recambios.',
      'Máquina de un fabricante con servicio técnico en Zaragoza.',
    ],
    against: [
      'Un solo pago al final, capital e intereses juntos.',
      'La puesta en marcha obliga a parar el almacén diez días.',
      'El margen del recambio baja cada año.',
    ],
    uses: {
      intro: 'La máquina es el proyecto.',
      parts: [
        ['Almacén vertical automático', 69],
        ['Electricidad y datos', 16],
        ['Programa de gestión', 9],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'El capital y los intereses se pagan a los veinte meses, con caja de la empresa y una línea de crédito concedida para ese fin.',
    ],
    risks: [
      'Hasta el final no hay pagos que permitan ver si algo va mal; por eso la empresa publica cuentas cada semestre.',
      'Si falla la máquina, la preparación a mano no da para los pedidos actuales.',
    ],
    pictures: [
      'Los muelles del módulo 14 por la tarde.',
      'Sección por la nave, con el almacén vertical.',
      'Planta de la nave: muelles, preparación y almacén.',
      'La plataforma logística y la autovía.',
    ],
  },
  papers: {
    appraisal: { value: 710_000, valueWhenFinished: 845_000, appraiser: 'Valora Industrial, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Zaragoza',
      reference: 'AA-2026-0215',
      subject: 'ampliación de actividad de almacén con instalación automática',
    },
  },
  life: { phase: 'Financed', settled: { months: 1, beforeDaysAgo: 14 }, filledIn: 30 },
}
