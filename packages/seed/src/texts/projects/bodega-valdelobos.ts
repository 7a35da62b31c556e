import type { ProjectStory } from '../project-story.ts'

export const valdelobos: ProjectStory = {
  name: 'Bodega Valdelobos, nave de crianza',
  url: 'bodega-valdelobos',
  direction: 'Camino de las Carretas s/n',
  locality: 'Haro, La Rioja',
  country: 'ES',
  type: 'industry',
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
