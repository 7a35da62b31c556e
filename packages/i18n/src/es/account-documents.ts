import type { AccountDocument } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  accountDocumentId: 'Identificador',
  accountId: 'Cliente',
  ownerId: 'De quién es',
  ownerName: 'De quién es',
  visible: 'Visible para el cliente',
  document: 'Documento',
  createdAt: 'Añadido',
} as const satisfies Record<keyof z.infer<typeof AccountDocument>, string>

export const accountDocuments = {
  title: 'Documentos',
  one: 'Documento',
  fields,
  lead: 'Contratos, certificados y lo que nos envíe. Solo los ven usted y quien gestiona su cuenta.',
  about: '%{kind}, %{size} · %{date}',
  byStaff: 'Añadido por %{name}',
  open: 'Abrir',
  openOf: 'Abrir %{name}',
  remove: 'Eliminar',
  removeOf: 'Eliminar %{name}',
  shown: '%{shown} de %{total} documentos.',
  more: 'Ver más antiguos',
  add: {
    open: 'Añadir un documento',
    title: 'Añadir un documento',
    file: 'Documento',
    fileHelp: 'Por ejemplo, un justificante que le haya pedido soporte.',
    submit: 'Añadir el documento',
    submitting: 'Subiendo',
    done: 'El documento se ha añadido.',
  },
  removal: {
    title: '¿Eliminar el documento?',
    explanation: '%{name} se borra y no se puede recuperar.',
    submit: 'Eliminar el documento',
    submitting: 'Eliminando',
    done: 'El documento se ha eliminado.',
  },
  empty: {
    title: 'Aún no hay documentos',
    text: 'Aquí verá los que le enviemos, y puede añadir los suyos.',
  },
  failed: {
    title: 'No hemos podido cargar los documentos',
    text: 'Están a salvo; solo ha fallado esta lista.',
  },
} as const
