import { focusRing, type Tone } from './palette.ts'
import { root, type ReactAdminComponents } from './types.ts'

/** Dense, hairlines, no boxes. */
export function reactAdminContent(tone: Tone): ReactAdminComponents {
  return {
    RaToolbar: root({ backgroundColor: 'transparent', borderBlockStart: `1px solid ${tone('line')}` }),
    RaTopToolbar: root({ gap: 4 }),
    // Boxes are for dialogs and floating elements only.
    RaList: root({ '& .RaList-content': { border: 0, backgroundColor: 'transparent' } }),
    RaDataTable: root({
      '& .RaDataTable-headerCell': { backgroundColor: tone('paper') },
      '& .RaDataTable-row:focus-visible': focusRing(tone('ink'), -2),
    }),
    RaBulkActionsToolbar: root({
      '& .RaBulkActionsToolbar-toolbar': {
        backgroundColor: tone('riverWash'),
        color: tone('riverInk'),
        borderBlockEnd: `1px solid ${tone('river')}`,
      },
      '& .RaBulkActionsToolbar-title': { color: 'inherit', fontWeight: 600 },
    }),
    // react-admin draws its own line.
    RaTabbedForm: root({ '& .MuiTabs-root': { borderBlockEnd: 0, paddingInline: 12 } }),
    RaTabbedShowLayout: root({ '& .MuiTabs-root': { borderBlockEnd: 0, paddingInline: 12 } }),
    RaFilterForm: root({ paddingBlockEnd: 8 }),
    RaSimpleShowLayout: root({ padding: 16 }),
    RaLabeled: root({ '& .RaLabeled-label': { color: tone('ink3'), fontSize: '0.8125rem' } }),
    RaEmpty: root({ '& .RaEmpty-message': { color: tone('ink2'), opacity: 1 } }),
    RaNotification: root({ '& .RaNotification-undo': { color: tone('paper') } }),
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
    RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  }
}
