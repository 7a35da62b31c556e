import { testNetwork } from '@cauce/client/testing/network.ts'
import { UserNoteBody } from '@cauce/contract'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOffice } from './office.tsx'
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx'
import { FormDialog } from '../src/ui/form/form-dialog.tsx'
import { TextInput } from '../src/ui/form/inputs.tsx'

const done = () => Promise.resolve({})
const dialogs = {
  'the reason of a question': (
    <ConfirmDialog
      title="Anular el lote"
      consequence=""
      confirmLabel="Anular"
      reason={{ label: 'Texto' }}
      act={done}
      words="Anulado"
      onClose={() => {}}
    />
  ),
  'a form in a dialog': (
    <FormDialog resource="userNotes" title="Nota" schema={UserNoteBody} act={done} words="Guardada" onClose={() => {}}>
      <TextInput source="text" label="Texto" />
    </FormDialog>
  ),
}

test.each(Object.entries(dialogs))('%s is kept when the session ends, for its own record alone', async (_, dialog) => {
  const field = page.getByRole('textbox', { name: 'Texto' })
  const open = (id: string) =>
    renderOffice(<RecordContextProvider value={{ id }}>{dialog}</RecordContextProvider>, testNetwork())
  await open('ana')
  await field.fill('Llamar el lunes')
  window.dispatchEvent(new Event('cauce:session-end'))
  await open('bea')
  await expect.element(field).toHaveValue('')
  await open('ana')
  await expect.element(field).toHaveValue('Llamar el lunes')
})
