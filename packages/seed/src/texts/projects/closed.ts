import type { ProjectStory } from '../project-story.ts'

export const valdelobos: ProjectStory = {
  name: 'Bodega Valdelobos, nave de crianza',
  url: 'bodega-valdelobos',
  direction: 'Camino de las Carretas s/n',
  locality: 'Haro, La Rioja',
  country: 'ES',
  type: 'industry',
  kind: 'winery',
  hour: 'dusk',
  promoter: {
    name: 'Bodega Valdelobos, S. L.',
    about:
      'Bodega familiar de tercera generación con 34 hectáreas de viñedo propio. Vende unas 180.000 botellas al año, la mitad fuera de España.',
  },
  guarantee: {
    name: 'Agencia de Garantías Rioja Alta, S. L.',
    about: 'Custodia la prenda sobre 240 barricas y la hipoteca mobiliaria sobre la línea de embotellado.',
  },
  terms: {
    financing: 96_000,
    months: 18,
    profitability: 10.5,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Una nave enterrada para doblar la crianza',
    about: [
      'La bodega guardaba parte de sus barricas en una nave alquilada a nueve kilómetros. El préstamo pagó una nave propia, semienterrada, junto a la de elaboración, con sitio para seiscientas barricas y sin necesidad de refrigerarla en verano.',
      'La obra duró siete meses y terminó con un tres por ciento de desviación, que asumió la empresa.',
    ],
    inFavour: [
      'Empresa con treinta años de cuentas y beneficios en los diez últimos ejercicios.',
      'La prenda sobre barricas valía más que el préstamo desde el primer día.',
      'El ahorro del alquiler pagaba casi la mitad de los intereses.',
    ],
    against: [
      'Una helada fuerte podía reducir la cosecha y los ingresos del año siguiente.',
      'El valor de las barricas baja con el uso.',
      'La mitad de las ventas dependía de un solo importador.',
    ],
    uses: {
      intro: 'La excavación y el hormigón se llevaron más de la mitad.',
      parts: [
        ['Excavación y estructura', 57],
        ['Cubierta vegetal y drenaje', 14],
        ['Barricas nuevas', 21],
        ['Honorarios y licencias', 8],
      ],
    },
    repayment: [
      'Devolvió el préstamo la venta de vino embotellado, con un calendario de cobros pactado con el importador.',
      'La empresa pagó todos los trimestres en su fecha y el capital en la última.',
    ],
    risks: [
      'El vino no tiene seguro de precio: un mal año de ventas habría retrasado los pagos.',
      'La prenda sobre barricas exige inspecciones que la agencia de garantías hizo dos veces al año.',
    ],
    pictures: [
      'La bodega al caer la tarde, con la nave nueva a la derecha.',
      'Sección por la nave de crianza, enterrada tres metros.',
      'Planta de la nave, con las barricas en seis calles.',
      'La bodega, los viñedos y el camino de las Carretas.',
    ],
  },
  papers: {
    appraisal: { value: 310_000, valueWhenFinished: 425_000, appraiser: 'Tasaciones Ebro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Haro',
      reference: 'LO-2024-081',
      subject: 'ampliación de bodega con nave semienterrada',
    },
  },
  life: { phase: 'Closed', settled: { months: 18, beforeDaysAgo: 67 }, filledIn: 31 },
}

export const azulejos: ProjectStory = {
  name: 'Casa de los Azulejos, ocho apartamentos en la Rua das Flores',
  url: 'casa-de-los-azulejos',
  direction: 'Rua das Flores 214',
  locality: 'Porto',
  country: 'PT',
  type: 'refurbishment',
  kind: 'townhouses',
  hour: 'morning',
  promoter: {
    name: 'Ribeira Reabilitação, Lda.',
    about:
      'Constructora de Vila Nova de Gaia especializada en estructuras de madera antiguas. Ha rehabilitado veintiséis edificios en el centro de Porto.',
  },
  guarantee: {
    name: 'Agência de Garantias do Douro, Lda.',
    about: 'Custodia la hipoteca de primer rango inscrita en la conservatoria de Porto.',
  },
  terms: {
    financing: 84_000,
    months: 12,
    profitability: 6.5,
    minimum: 250,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Ocho apartamentos detrás de una fachada de 1886',
    about: [
      'La casa llevaba cerrada desde que murió su último vecino. La promotora consolidó los forjados de castaño, recuperó el azulejo pieza a pieza y repartió las cuatro plantas en ocho apartamentos de alquiler largo.',
      'El préstamo pagó la última fase: carpinterías, instalaciones y el ascensor en el hueco de la antigua chimenea.',
    ],
    inFavour: [
      'La obra estaba al sesenta por ciento cuando se abrió el proyecto.',
      'Hipoteca de primer rango por debajo del treinta por ciento del valor.',
      'Seis apartamentos con contrato firmado antes de terminar.',
    ],
    against: [
      'Edificio protegido: la restauración del azulejo no admite prisas.',
      'La ejecución de una hipoteca en Portugal puede tardar más de un año.',
      'La empresa hacía otras dos obras a la vez.',
    ],
    uses: {
      intro: 'Casi la mitad se fue en carpinterías, hechas a medida.',
      parts: [
        ['Carpinterías de madera', 44],
        ['Instalaciones', 27],
        ['Ascensor', 19],
        ['Honorarios y tasas', 10],
      ],
    },
    repayment: [
      'El capital volvió con un préstamo hipotecario que el banco concedió al terminar la obra.',
      'Los intereses se pagaron cada trimestre con los alquileres y con caja de la promotora.',
    ],
    risks: [
      'Si el banco no hubiera concedido la hipoteca, la promotora habría tenido que vender dos apartamentos.',
      'Los retrasos por restauración podían mover la entrega hasta medio año.',
    ],
    pictures: [
      'Fachada a la Rua das Flores, con el azulejo recuperado.',
      'Sección por la escalera, con el ascensor en el hueco de la chimenea.',
      'Planta segunda: dos apartamentos con luz a la calle y al patio.',
      'Situación en la Rua das Flores, cerca de la estación de São Bento.',
    ],
  },
  papers: {
    appraisal: { value: 296_000, valueWhenFinished: 410_000, appraiser: 'Norte Avaliações, Lda.' },
    licence: {
      authority: 'Câmara Municipal do Porto',
      reference: 'ALV-2024-1172',
      subject: 'reabilitação de edifício para oito fogos',
    },
  },
  life: { phase: 'Closed', settled: { months: 12, beforeDaysAgo: 121 }, filledIn: 24 },
}

export const jerte: ProjectStory = {
  name: 'Cubierta solar de la Cooperativa Valle del Jerte',
  url: 'cubierta-solar-valle-del-jerte',
  direction: 'Carretera N-110, kilómetro 381',
  locality: 'Navaconcejo, Cáceres',
  country: 'ES',
  type: 'energy',
  kind: 'solar-farm',
  hour: 'noon',
  promoter: {
    name: 'Energía del Ambroz, S. L.',
    about:
      'Instaladora de Plasencia con 140 cubiertas en servicio. Monta y mantiene la instalación y cobra el ahorro durante la vida del contrato.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alto Tajo, S. L.',
    about: 'Custodia la prenda sobre el contrato de venta de energía y sobre los paneles.',
  },
  terms: {
    financing: 60_000,
    months: 12,
    profitability: 6,
    minimum: 250,
    period: 'end of project',
    managerFee: 3,
    cancellationFee: 1,
  },
  texts: {
    headline: 'Cuatrocientos paneles sobre las cámaras de cereza',
    about: [
      'Las cámaras frigoríficas de la cooperativa gastan casi toda su electricidad entre mayo y agosto, cuando más sol hay. La instalación cubre ese consumo y vierte el resto a la red.',
      'El préstamo anticipó la compra de paneles e inversores hasta cobrar una ayuda pública ya concedida.',
    ],
    inFavour: [
      'Ayuda concedida por resolución firme; solo faltaba justificarla y cobrarla.',
      'Contrato de venta de energía a diez años con la propia cooperativa.',
      'Plazo corto: doce meses.',
    ],
    against: [
      'Las ayudas públicas se pagan con retrasos que no dependen del promotor.',
      'Un solo pago al final: sin cobros durante el año.',
      'El excedente se vende a precio de mercado, que en primavera es casi cero.',
    ],
    uses: {
      intro: 'Dos terceras partes son material.',
      parts: [
        ['Paneles e inversores', 66],
        ['Estructura y montaje', 22],
        ['Conexión y legalización', 12],
      ],
    },
    repayment: [
      'La ayuda llegó once meses después y devolvió el capital. Los intereses se pagaron con el ahorro del verano.',
    ],
    risks: [
      'Si la justificación de la ayuda se hubiera discutido, el promotor habría devuelto el préstamo con la venta de energía, en cinco años.',
    ],
    pictures: [
      'La cubierta de las cámaras con los paneles ya montados.',
      'Sección por la estructura, inclinada doce grados.',
      'Planta de la cubierta, con los inversores junto al centro de transformación.',
      'La cooperativa, la carretera y el río Jerte.',
    ],
  },
  papers: {
    appraisal: { value: 150_000, valueWhenFinished: 212_000, appraiser: 'Peritos Industriales de Extremadura, S. L.' },
    licence: {
      authority: 'Ayuntamiento de Navaconcejo',
      reference: 'CP-2025-014',
      subject: 'instalación fotovoltaica de autoconsumo sobre cubierta',
    },
  },
  life: { phase: 'Closed', settled: { months: 12, beforeDaysAgo: 76 }, filledIn: 19 },
}

export const arroyo: ProjectStory = {
  name: 'Nueve casas en Arroyo de la Encomienda',
  url: 'casas-de-arroyo',
  direction: 'Calle del Majuelo 3 a 19',
  locality: 'Arroyo de la Encomienda, Valladolid',
  country: 'ES',
  type: 'newHomes',
  kind: 'townhouses',
  hour: 'golden',
  promoter: {
    name: 'Promociones Pisuerga Norte, S. L.',
    about:
      'Promotora de Valladolid con veinte años de actividad y más de trescientas viviendas entregadas, casi todas unifamiliares.',
  },
  guarantee: {
    name: 'Agencia de Garantías Castilla, S. L.',
    about: 'Custodia la hipoteca sobre las tres parcelas que quedaban sin vender.',
  },
  terms: {
    financing: 138_000,
    months: 15,
    profitability: 8.5,
    minimum: 500,
    maximum: 40_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Las nueve últimas casas de una promoción de cuarenta',
    about: [
      'La promotora había entregado treinta y una de las cuarenta casas del sector. El préstamo pagó la urbanización interior y las cubiertas de las nueve últimas, que estaban en estructura.',
      'Las casas, adosadas y de dos plantas, tienen 142 metros cuadrados, garaje y un jardín pequeño orientado al sur.',
    ],
    inFavour: [
      'Siete de nueve casas vendidas en documento privado al abrir el proyecto.',
      'Treinta y una casas iguales entregadas en plazo.',
      'Hipoteca sobre tres parcelas tasadas en 405.000 €.',
    ],
    against: [
      'La urbanización dependía de una obra municipal de alcantarillado.',
      'Dos de las nueve casas no tenían comprador.',
      'Los materiales subieron un seis por ciento durante la obra anterior.',
    ],
    uses: {
      intro: 'El dinero terminó cubiertas y calles.',
      parts: [
        ['Cubiertas y cerramientos', 49],
        ['Urbanización interior', 31],
        ['Acometidas', 12],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'El capital volvió al escriturar las casas. Las dos que faltaban se vendieron antes de colgar el cartel de entrega.',
      'El cuarto pago llegó seis días tarde, por un festivo y un error en la orden de transferencia.',
    ],
    risks: [
      'Sin alcantarillado municipal no habría habido licencia de primera ocupación.',
      'Una caída de ventas habría obligado a alquilar las últimas casas.',
    ],
    pictures: [
      'La calle del Majuelo con las nueve casas terminadas.',
      'Sección por una casa, del garaje al jardín.',
      'Planta baja de dos casas adosadas.',
      'Las nueve parcelas y la calle que las une al pueblo.',
    ],
  },
  papers: {
    appraisal: { value: 405_000, valueWhenFinished: 1_980_000, appraiser: 'Tasaciones Duero, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Arroyo de la Encomienda',
      reference: 'LOM-2024-233',
      subject: 'nueve viviendas unifamiliares adosadas y urbanización interior',
    },
  },
  life: {
    phase: 'Closed',
    settled: { months: 15, beforeDaysAgo: 33 },
    filledIn: 27,
    payments: { 4: { kind: 'late', days: 6 } },
  },
}
