import type { ImportKind } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

/** Semicolons, as in Spain. */
export const csvFile = (lines: readonly (readonly string[])[], name = 'lista.csv') =>
  new File([lines.map((cells) => cells.join(';')).join('\r\n')], name)

export const CUSTOMER_HEADINGS = [
  'Correo',
  'Nombre',
  'Apellidos',
  'Teléfono',
  'Fecha de nacimiento',
  'Nacionalidad',
  'Tipo de documento',
  'Número de documento',
]

export const customerLine = (number: number, changes: Readonly<Record<number, string>> = {}): string[] =>
  [
    `cliente${number}@correo.example`,
    `Nombre ${number}`,
    'Ibáñez',
    '+34 600 123 456',
    '23/04/1988',
    'España',
    'Pasaporte',
    `XA${100_000 + number}`,
  ].map((cell, index) => changes[index] ?? cell)

export const MOVEMENT_HEADINGS = ['Cliente', 'Tipo', 'Importe', 'Fecha', 'Concepto']

export async function checkedImport(
  app: TestApp,
  { client }: Pick<Person, 'client'>,
  kind: ImportKind,
  file: File,
  options: { readonly mode?: 'whole' | 'good'; readonly managerId?: string; readonly isInviting?: boolean } = {},
) {
  const { importId, columns } = await granted(client.POST('/v1/misc/imports', { body: { kind, file } }))
  const params = { path: { id: importId } }
  await granted(client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode: 'whole', ...options } }))
  await app.runJobs()
  return granted(client.GET('/v1/misc/imports/{id}', { params }))
}

export async function beginImport(app: TestApp, { client }: Pick<Person, 'client'>, importId: string) {
  const params = { path: { id: importId } }
  await granted(client.POST('/v1/misc/imports/{id}/begin', { params }))
  await app.runJobs()
  return granted(client.GET('/v1/misc/imports/{id}', { params }))
}
