import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listStatements } from './outcome-statements.queries.ts'
import { figuresOf, publish } from './outcome-statements.service.ts'

export const outcomeStatementsModule: ModuleFactory = (kernel) => ({
  name: 'outcomeStatements',
  routes: [
    ...bindRows(api.outcomeStatements.list, api.outcomeStatements.read, ({ query }) =>
      listStatements(kernel.database, query),
    ),
    bind(api.outcomeStatements.preview, ({ query }) => figuresOf(kernel.database, query.year)),
    bind(api.outcomeStatements.create, (call) => publish(kernel, call)),
  ],
})
