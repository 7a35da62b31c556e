import type { Translation } from '../translation.ts'
import type * as source from '../es/sheet-mails.ts'

export const sheetMails = {
  sheetChanged: {
    subject: 'New information sheet of “%{project}”',
    text: 'We have published version %{version} of the key investment information sheet of “%{project}”, in which you have money.\nWhat changed: %{changes}\nYour orders still refer to the version that was in force when you placed them.',
    action: 'See my investments',
  },
  sheetChangedMaterially: {
    subject: 'Material change in the information sheet of “%{project}”',
    text: 'We have published version %{version} of the key investment information sheet of “%{project}”, in which you have money. The change may influence a decision to invest.\nWhat changed: %{changes}\nYour orders still refer to the version that was in force when you placed them.',
    action: 'See my investments',
  },
} satisfies Translation<typeof source.sheetMails>
