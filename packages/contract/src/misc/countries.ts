import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { CountryCode } from '../fields.ts'
import { LARGEST_TAKE } from '../page-sizes.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const Country = z
  .strictObject({
    alpha2: z.string(),
    name: z.string().describe('In the language of the request.'),
    flag: z.string().describe('Address of the flag.'),
  })
  .describe('A country.')

export const countryEndpoints = endpoints(
  'countries',
  { name: 'Countries', about: 'Countries by ISO 3166-1, Spain first.' },
  {
    list: {
      method: 'GET',
      path: '/v1/misc/countries',
      permission: 'catalogue.read',
      summary: 'List countries by name, Spain first',
      query: listQuery(
        ['name'],
        {
          ids: z.array(CountryCode).max(100).optional().describe('Only these countries.'),
          take: z.int().min(1).max(LARGEST_TAKE).optional().describe('How many countries at most; all if absent.'),
        },
        'asc',
        allBut(),
      ),
      output: page(Country),
    },
    read: {
      method: 'GET',
      path: '/v1/misc/countries/{alpha2}',
      permission: 'catalogue.read',
      summary: 'Read a country',
      params: z.strictObject({ alpha2: CountryCode }),
      output: Country,
    },
  },
)
