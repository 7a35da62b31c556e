import simpleRestProvider from 'ra-data-simple-rest'
import type { CauceDataProvider } from './call.ts'
import type { Http } from './http.ts'
import { createReading } from './reading.ts'
import { createWriting } from './writing.ts'

/**
 * react-admin over the API: `ra-data-simple-rest` for one record, creating and deleting; lists, many, references and
 * updates with the parameters of the contract (skip, take, orderBy, orderSide, PATCH of the changed fields).
 */
export function createDataProvider({ http, call, file }: Http): CauceDataProvider {
  const base = simpleRestProvider('', http as Parameters<typeof simpleRestProvider>[1])
  const reading = createReading(http, base)
  return { supportAbortSignal: true, ...reading, ...createWriting(http, base, reading.getOne), call, file }
}
