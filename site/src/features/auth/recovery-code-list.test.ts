import { translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { recoveryFile } from './recovery-code-list.tsx'

test('the file states the owner of the codes, their date and their use', () => {
  const facts = { account: 'montserrat@correo.example', now: new Date('2026-11-20T23:30:00Z') }
  expect(recoveryFile(translator('es'), ['aaaa-bbbb', 'cccc-dddd'], facts)).toBe(
    [
      'Códigos de recuperación de Cauce',
      'Cuenta: montserrat@correo.example',
      'Creados el 21/11/2026',
      '',
      'aaaa-bbbb',
      'cccc-dddd',
      '',
      'Cada código sirve una sola vez. Guárdelos donde nadie más los vea.',
      '',
    ].join('\r\n'),
  )
})
