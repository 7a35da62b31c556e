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
  english: {
    promoter:
      'A third-generation family winery with 34 hectares of its own vineyards. It sells some 180,000 bottles a year, half of them outside Spain.',
    guarantee: 'Holds the pledge on 240 barrels and the chattel mortgage on the bottling line.',
    headline: 'A buried cellar to double the ageing capacity',
    about: [
      'The winery kept part of its barrels in a rented building nine kilometres away. The loan paid for a cellar of its own, half buried beside the winemaking building, with room for six hundred barrels and no need for cooling in summer.',
      'The works took seven months and ended three per cent over budget, which the company bore.',
    ],
    inFavour: [
      'A company with thirty years of accounts and profits in each of the last ten.',
      'The pledge on barrels was worth more than the loan from the first day.',
      'The rent saved paid for almost half of the interest.',
    ],
    against: [
      'A hard frost could have reduced the harvest and the income of the following year.',
      'Barrels lose value with use.',
      'Half of the sales depended on a single importer.',
    ],
    uses: {
      intro: 'Excavation and concrete took more than half.',
      parts: ['Excavation and structure', 'Green roof and drainage', 'New barrels', 'Fees and permits'],
    },
    repayment: [
      'The sale of bottled wine repaid the loan, with a schedule of payments agreed with the importer.',
      'The company paid every quarter on its date, and the principal on the last one.',
    ],
    risks: [
      'Wine has no price insurance: a bad year of sales would have delayed the payments.',
      'The pledge on barrels requires inspections, which the guarantee agent carried out twice a year.',
    ],
    pictures: [
      'The winery at dusk, with the new cellar on the right.',
      'Section through the ageing cellar, three metres below ground.',
      'Plan of the cellar, with the barrels in six rows.',
      'The winery, the vineyards and the Carretas track.',
    ],
  },
}
