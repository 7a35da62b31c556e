import type { BankAccount, BankAccountState } from '@cauce/contract'
import type { z } from 'zod'

const state = {
  pending: 'Pendiente',
  valid: 'Validada',
  error: 'Con error',
} as const satisfies Record<z.infer<typeof BankAccountState>, string>

const fields = {
  bankAccountId: 'Identificador',
  userId: 'Cliente',
  userName: 'Cliente',
  alias: 'Alias',
  account: 'IBAN',
  main: 'Principal',
  state: 'Estado',
  errorMessage: 'Mensaje de error',
  document: 'Certificado de titularidad',
  createdAt: 'Añadida',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof BankAccount>, string>

export const bankAccounts = {
  title: 'Cuentas bancarias',
  one: 'Cuenta bancaria',
  state,
  fields,

  stateAbout: {
    pending: 'La revisa una persona, normalmente en un día laborable.',
    valid: 'Puede ingresar desde ella y retirar a ella.',
    error: 'No se ha podido validar.',
  },
  error: 'Motivo: %{reason}',
  lead: 'Solo puede ingresar desde cuentas a su nombre, y retirar a ellas.',
  add: {
    open: 'Añadir una cuenta',
    title: 'Añadir una cuenta bancaria',
    aliasHelp: 'Para reconocerla, por ejemplo «Nómina».',
    ibanHelp: 'Empieza por dos letras, por ejemplo ES.',
    certificateHelp: 'Lo da su banco: dice que la cuenta está a su nombre.',
    main: 'Usar como cuenta principal',
    submit: 'Añadir la cuenta',
    submitting: 'Añadiendo',
    done: 'La cuenta se ha añadido. La revisa una persona antes de poder usarla.',
    after: 'Una persona comprueba el certificado antes de que pueda mover dinero con ella.',
  },
  correct: 'Corregir',
  correctOf: 'Corregir la cuenta %{alias}',
  correction: {
    title: 'Corregir la cuenta',
    submit: 'Enviar a revisión',
    submitting: 'Enviando',
    after: 'Una persona la revisa otra vez antes de que pueda mover dinero con ella.',
    done: 'La cuenta se ha enviado a revisión.',
  },
  makeMain: 'Hacer principal',
  makeMainOf: 'Hacer principal la cuenta %{alias}',
  mainDone: '%{alias} es ahora su cuenta principal.',
  remove: 'Eliminar',
  removeOf: 'Eliminar la cuenta %{alias}',
  removal: {
    title: '¿Eliminar la cuenta?',
    explanation: 'Dejará de poder mover dinero con %{alias}, %{account}. Los movimientos que ya hizo se conservan.',
    submit: 'Eliminar la cuenta',
    submitting: 'Eliminando',
    done: 'La cuenta se ha eliminado.',
  },
  certificate: 'Ver el certificado',
  certificateOf: 'Ver el certificado de %{alias}',
  empty: {
    title: 'Aún no hay ninguna cuenta',
    text: 'Añada una a su nombre para poder ingresar y retirar dinero.',
  },
} as const
