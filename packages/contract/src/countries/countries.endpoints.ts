import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { page } from '../paging.ts'

export const Country = z
  .strictObject({
    alpha2: z.string(),
    name: z.string().describe('In the language of the request.'),
    flag: z.string().describe('Address of the flag.'),
  })
  .describe('A country.')

export const countryEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/misc/countries',
    operation: 'countries.list',
    tag: 'Countries',
    permission: 'catalogue.read',
    summary: 'List countries, Spain first',
    query: z.strictObject({ skip: z.int().min(0).optional(), take: z.int().min(1).max(300).optional() }),
    output: page(Country),
  },
})
