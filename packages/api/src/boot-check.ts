import { allEndpoints, permissions, type Endpoint } from '@cauce/contract'
import type { Module } from './module.ts'

/** Throws unless every endpoint is bound exactly once with a granted permission. */
export function expectWholeContract(
  modules: readonly Pick<Module, 'name' | 'routes'>[],
  endpoints: readonly Endpoint[] = allEndpoints,
): void {
  const binders = new Map<Endpoint, string[]>(endpoints.map((endpoint) => [endpoint, []]))
  for (const { name, routes } of modules) {
    for (const { endpoint } of routes) binders.set(endpoint, [...(binders.get(endpoint) ?? []), name])
  }
  const mistakes = [...binders].flatMap(([endpoint, names]) => [
    ...mistakesOfBinding(endpoint, names, endpoints.includes(endpoint)),
    ...mistakesOfPermission(endpoint),
  ])
  if (mistakes.length > 0) throw new Error(`The API does not carry out its contract:\n${mistakes.join('\n')}`)
}

const nameOf = ({ operation, method, path }: Endpoint) => `${operation} (${method} ${path})`

function mistakesOfBinding(endpoint: Endpoint, names: readonly string[], isKnown: boolean): string[] {
  if (!isKnown) return [`${nameOf(endpoint)} is bound by ${names.join(', ')}, but is not in the contract's registry.`]
  if (names.length === 0) return [`${nameOf(endpoint)} is bound by no module: bind it in the routes of one.`]
  return names.length === 1 ? [] : [`${nameOf(endpoint)} is bound ${names.length} times, by ${names.join(' and ')}.`]
}

function mistakesOfPermission(endpoint: Endpoint): string[] {
  if (Object.hasOwn(permissions, endpoint.permission) && Object.keys(permissions[endpoint.permission]).length > 0)
    return []
  return [`${nameOf(endpoint)} names the permission ${endpoint.permission}, which the table gives to nobody.`]
}
