import type { ProjectStory } from '../project-story.ts'

export const sanRoque: ProjectStory = {
  name: 'Mercado de San Roque',
  url: 'mercado-de-san-roque',
  direction: 'Plaza de San Roque 1',
  locality: 'Badajoz',
  country: 'ES',
  type: 'refurbishment',
  kind: 'market-hall',
  hour: 'overcast',
  promoter: {
    name: 'Mercados del Guadiana, S. L.',
    about:
      'Concesionaria del mercado municipal hasta 2061. La forman catorce placeros y una empresa de hostelería de Badajoz.',
  },
  guarantee: {
    name: 'Agencia de Garantías Raya, S. L.',
    about: 'Custodia la prenda sobre los derechos de la concesión y sobre los alquileres de los puestos.',
  },
  terms: {
    financing: 178_000,
    months: 24,
    profitability: 15,
    minimum: 500,
    period: 'monthly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Veintidós puestos y una barra bajo el hierro de 1899',
    about: [
      'El mercado quedó vacío cuando abrió el hipermercado de la carretera de Cáceres. La concesionaria ha saneado el hierro, ha cambiado la cubierta y reparte la nave entre veintidós puestos y ocho mesas de cocina.',
      'El préstamo pagó cámaras, saneamiento, electricidad y los puestos. La cubierta la pagó el ayuntamiento.',
    ],
    inFavour: [
      'Concesión por treinta y cinco años, inscrita en el registro.',
      'Dieciséis puestos alquilados antes de abrir.',
      'El ayuntamiento pagó la cubierta y responde de la estructura.',
    ],
    against: [
      'No hay hipoteca posible: el edificio es municipal.',
      'La apertura ya se retrasó tres meses por el saneamiento.',
      'Los pagos son mensuales y el negocio, de temporada: el verano en Badajoz es flojo.',
    ],
    uses: {
      intro: 'Las cámaras y el saneamiento se llevan la mitad.',
      parts: [
        ['Cámaras frigoríficas', 31],
        ['Saneamiento y ventilación', 22],
        ['Electricidad', 19],
        ['Puestos y barra', 20],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'Los intereses salen del alquiler de los puestos. El capital, de un préstamo bancario previsto para el mes veinticuatro.',
      'La promotora ha anunciado que el pago con retraso llegará con la liquidación de la campaña de otoño y ha pedido disculpas por escrito.',
    ],
    risks: [
      'Seis puestos cerraron en verano: los alquileres cubren hoy el ochenta y cinco por ciento de los intereses.',
      'Si el retraso supera los noventa días, los inversores votarán si se ejecuta la prenda.',
    ],
    pictures: [
      'La fachada de hierro a la plaza de San Roque.',
      'Sección por la nave, con las cámaras en el semisótano.',
      'Planta de los veintidós puestos y la barra central.',
      'La plaza de San Roque y las calles que llevan al mercado.',
    ],
  },
  papers: {
    appraisal: { value: 640_000, valueWhenFinished: 880_000, appraiser: 'Tasaciones Lusitania, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Badajoz',
      reference: 'OBR-2024-562',
      subject: 'acondicionamiento interior del mercado municipal de San Roque',
    },
  },
  life: {
    phase: 'Financed',
    settled: { months: 12, beforeDaysAgo: 21 },
    filledIn: 36,
    payments: { 9: { kind: 'late', days: 4 }, 12: { kind: 'unpaid' } },
  },
}

export const zabaleta: ProjectStory = {
  name: 'Apartamentos de la calle Zabaleta, barrio de Gros',
  url: 'calle-zabaleta',
  direction: 'Calle Zabaleta 27',
  locality: 'Donostia / San Sebastián',
  country: 'ES',
  type: 'refurbishment',
  kind: 'mansard-block',
  hour: 'morning',
  promoter: {
    name: 'Urgull Etxeak, S. L.',
    about:
      'Empresa donostiarra que compra edificios enteros con inquilinos, los rehabilita sin desalojar y los mantiene en alquiler.',
  },
  guarantee: {
    name: 'Agencia de Garantías Oria, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre el edificio y la prenda sobre los alquileres.',
  },
  terms: {
    financing: 210_000,
    months: 30,
    profitability: 17,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Once pisos rehabilitados con los vecinos dentro',
    about: [
      'El edificio, de 1912, tiene once pisos y cuatro inquilinos de renta antigua que se quedan. La obra va por plantas: se vacía una, se rehabilita y se vuelve a ocupar, mientras los vecinos usan el piso puente del segundo.',
      'El préstamo paga la cubierta de pizarra, la fachada trasera, el ascensor y el aislamiento.',
    ],
    inFavour: [
      'Siete pisos ya alquilados a precio de mercado durante la obra.',
      'Ayuda del Gobierno Vasco para el ascensor y el aislamiento, concedida.',
      'Tres edificios iguales terminados en el mismo barrio.',
    ],
    against: [
      'Hipoteca de segundo rango, detrás de un banco con 520.000 € pendientes.',
      'Obra con vecinos: cualquier imprevisto se nota en el calendario.',
      'Plazo de treinta meses.',
    ],
    uses: {
      intro: 'Cubierta, fachada y ascensor, por este orden.',
      parts: [
        ['Cubierta y mansardas', 34],
        ['Fachada trasera y aislamiento', 28],
        ['Ascensor', 21],
        ['Instalaciones comunes', 11],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'Los intereses salen de los alquileres. El capital vuelve al refinanciar el edificio terminado, con una tasación que ya tiene en cuenta las rentas antiguas.',
    ],
    risks: [
      'Si suben los tipos, la refinanciación podría no cubrir todo el capital.',
      'La comunidad de la finca vecina ha recurrido la licencia del ascensor; el juzgado no la ha suspendido.',
    ],
    pictures: [
      'Fachada a la calle Zabaleta después de la limpieza.',
      'Sección por el portal, con el ascensor en el patio.',
      'Planta tipo: un piso a la calle y otro al patio.',
      'El barrio de Gros entre la calle Zabaleta y la playa de la Zurriola.',
    ],
  },
  papers: {
    appraisal: { value: 1_960_000, valueWhenFinished: 2_540_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Donostia / San Sebastián',
      reference: 'OM-2025-0389',
      subject: 'rehabilitación de fachadas y cubierta e instalación de ascensor',
    },
  },
  life: { phase: 'Financed', settled: { months: 6, beforeDaysAgo: 52 }, filledIn: 33 },
}

export const arrotxapea: ProjectStory = {
  name: 'Cooperativa de vivienda en madera Arrotxapea',
  url: 'vivienda-en-madera-arrotxapea',
  direction: 'Calle Joaquín Beunza 61',
  locality: 'Pamplona / Iruña',
  country: 'ES',
  type: 'newHomes',
  kind: 'timber-housing',
  hour: 'noon',
  promoter: {
    name: 'Etxezura, Sociedad Cooperativa',
    about:
      'Treinta y dos familias que construyen su casa en cesión de uso. Asesora la obra una cooperativa de arquitectura que ha hecho tres edificios como este.',
  },
  guarantee: {
    name: 'Bermatzen Nafarroa, SGR',
    about:
      'Avala la mitad del capital. La otra mitad la garantiza la hipoteca de primer rango sobre el derecho de superficie.',
  },
  terms: {
    financing: 240_000,
    months: 24,
    profitability: 12.5,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 1.5,
  },
  texts: {
    headline: 'Treinta y dos viviendas de madera en cesión de uso',
    about: [
      'El suelo es municipal, cedido por setenta y cinco años. La estructura, de madera contralaminada de pino radiata, llega cortada de taller y se monta en once semanas.',
      'El préstamo adelanta la compra de la madera, que hay que pagar antes de que el banco pueda certificar obra.',
    ],
    inFavour: [
      'Las treinta y dos viviendas tienen socio y aportación desembolsada.',
      'Aval de una sociedad de garantía recíproca por la mitad del capital.',
      'Préstamo bancario concedido para el resto de la obra.',
    ],
    against: [
      'Una cooperativa decide en asamblea, y decidir lleva tiempo.',
      'El derecho de superficie vale menos que la propiedad si hubiera que ejecutarlo.',
      'El taller que corta la madera es uno solo.',
    ],
    uses: {
      intro: 'Casi todo es madera.',
      parts: [
        ['Estructura de madera', 72],
        ['Transporte y montaje', 15],
        ['Seguros y controles', 7],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'Devuelve el capital el préstamo bancario, conforme certifica la obra montada. Los intereses los pagan las aportaciones mensuales de los socios.',
    ],
    risks: [
      'Si la obra se para, el banco deja de certificar y el capital espera.',
      'El precio de la madera está cerrado, pero no el de la grúa ni el del transporte.',
    ],
    pictures: [
      'Fachada sur, con las galerías de madera.',
      'Sección por la escalera abierta y las galerías.',
      'Planta tipo: ocho viviendas alrededor del patio.',
      'La parcela entre la calle Joaquín Beunza y el parque del Arga.',
    ],
  },
  papers: {
    appraisal: { value: 1_350_000, valueWhenFinished: 4_620_000, appraiser: 'Tasaciones Arga, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Pamplona',
      reference: 'LICUR-2025-0417',
      subject: 'edificio de treinta y dos viviendas en estructura de madera',
    },
  },
  life: { phase: 'Financed', settled: { months: 3, beforeDaysAgo: 36 }, filledIn: 29 },
}
