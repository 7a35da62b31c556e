import { endpoints } from '../endpoint.ts'
import * as schema from './figures.schema.ts'

export const figureEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/v1/project/figures',
    operation: 'figures.read',
    tag: 'Figures',
    permission: 'figures.read',
    summary: 'Tell what was funded, what was returned, and what is on time or late',
    description: 'Counted from the books when it is asked for, over the projects that everybody may see.',
    output: schema.Figures,
  },
})
