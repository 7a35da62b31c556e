import { type Tone, focusRing } from './palette.ts'
import { root, type ReactAdminComponents } from './types.ts'

const onPhone = (style: object) => ({ '@media (max-width: 37.49em)': { backgroundColor: 'transparent', ...style } })

const LISTS: ReactAdminComponents = {
  RaTopToolbar: root({
    gap: 4,
    flexWrap: 'wrap',
    padding: 0,
    alignItems: 'center',
    '@media (min-width: 37.5em)': { flexShrink: 0 },
    // In a column the kit's `flex: 0 1 100%` shrinks the filters below their height.
    ...onPhone({ flex: '0 0 auto' }),
  }),
  // Boxes are for dialogs and floating elements only.
  RaList: root({
    '& .RaList-main': { minWidth: 0 },
    '& .RaList-content': { border: 0, backgroundColor: 'transparent' },
  }),
  RaListToolbar: root({
    alignItems: 'center',
    columnGap: 8,
    ...onPhone({ alignItems: 'stretch', paddingBlockEnd: 8 }),
  }),
  RaFilterForm: root({
    gap: 8,
    minHeight: 0,
    paddingBlock: 4,
    ...onPhone({ flex: '0 0 auto' }),
    alignItems: 'center',
    '& .MuiFormHelperText-root.Mui-error': { display: 'block' },
  }),
}

/** Dense, hairlines, no boxes. */
export function reactAdminContent(tone: Tone): ReactAdminComponents {
  return {
    ...forms(tone),
    ...LISTS,
    RaDataTable: root({
      '& .RaDataTable-rowCell:empty:not(.column-undefined)::before': { content: '"—"', color: tone('ink2') },
      // The head stays below the bar while the page scrolls. A long heading takes two lines, and leaves its width to names.
      '& .RaDataTable-headerCell': {
        top: 'var(--office-bar-height, 0px)',
        backgroundColor: tone('paper'),
        whiteSpace: 'normal',
        lineHeight: 1.3,
      },
      '& .RaDataTable-rowCell': { paddingBlock: '0.25rem' },
      '& .MuiCheckbox-root': { padding: '0.25rem', '&.Mui-focusVisible': { outlineOffset: -2 } },
      '& .RaDataTable-row': { scrollMarginBlock: '6rem' },
      '& .RaDataTable-row:focus': { outline: `2px solid ${tone('ink')}`, outlineOffset: -2 },
      '@media (max-width: 37.49em)': {
        '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { paddingInline: '0.375rem' },
      },
      '@media (max-width: 68.74em)': {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { top: 0 },
      },
    }),
    RaBulkActionsToolbar: root({
      '& .RaBulkActionsToolbar-toolbar': {
        backgroundColor: tone('riverWash'),
        color: tone('riverInk'),
        borderBlockEnd: `1px solid ${tone('river')}`,
      },
      // The kit folds it and leaves its buttons to the keyboard.
      '& .RaBulkActionsToolbar-toolbar.RaBulkActionsToolbar-collapsed': { borderBlockEnd: 0, visibility: 'hidden' },
      '& .RaBulkActionsToolbar-title': { color: 'inherit', fontWeight: 600 },
    }),
    // react-admin draws its own line.
    RaTabbedForm: root({ '& .MuiTabs-root': { borderBlockEnd: 0, paddingInline: 12 } }),
    RaTabbedShowLayout: root({
      '& .MuiTabs-root': { borderBlockEnd: 0, paddingInline: 12 },
      '& .RaTabbedShowLayout-content': { padding: 0, paddingBlockStart: 16 },
    }),
    RaShow: {
      defaultProps: { component: 'div', title: false, queryOptions: STAYS },
      styleOverrides: { root: RECORD },
    },
    RaSimpleShowLayout: root({ padding: 16 }),
    RaLabeled: root({ '& .RaLabeled-label': { color: tone('ink3'), fontSize: '0.8125rem' } }),
    RaEmpty: root({ '& .RaEmpty-message': { color: tone('ink2'), opacity: 1 } }),
    RaNotification: root({ '& .RaNotification-undo': { color: tone('paper') } }),
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
    RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  }
}

/** A record that cannot be read is told on its page. react-admin would go back to the list. */
const STAYS = { onError: () => {} }

const RECORD = {
  '& .RaShow-main': { flexDirection: 'column-reverse', rowGap: 8 },
  '& .RaShow-card, & .RaShow-card > *': { minWidth: 0, width: '100%' },
  '@media (min-width: 75em)': {
    '& .RaShow-main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', rowGap: 0 },
    '& .RaShow-card, & .RaShow-card > .record-tabs': { display: 'contents' },
    '& .record-tabs > .MuiTabs-root, & .record-tabs > .MuiDivider-root': { gridColumn: '1 / -1' },
  },
} as const

const forms = (tone: Tone): ReactAdminComponents => ({
  RaEdit: {
    defaultProps: { mutationMode: 'pessimistic', redirect: false, component: 'div', title: false, queryOptions: STAYS },
    styleOverrides: { root: { '& .RaEdit-main': { marginBlockStart: 0 }, '& .RaEdit-card': { minWidth: 0 } } },
  },
  RaCreate: {
    styleOverrides: { root: { '& .RaCreate-main': { marginBlockStart: 0 }, '& .RaCreate-card': { minWidth: 0 } } },
  },
  RaSaveButton: { defaultProps: { alwaysEnable: true, icon: null } },
  RaTextInput: { defaultProps: { helperText: false, autoComplete: 'off' } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false, autoHighlight: true } },
  RaToolbar: root({
    '&&': {
      position: 'sticky',
      insetBlockEnd: 'var(--notices, 0px)',
      zIndex: 2,
      gap: 8,
      paddingInline: 0,
      marginBlockStart: 8,
      backgroundColor: tone('paper'),
      borderBlockStart: `1px solid ${tone('line')}`,
    },
  }),
})

/** react-admin takes 3em off, which is less than the bar, so that each page scrolls. */
const BELOW_BAR = 'calc(100vh - 3rem)'

export function reactAdminFrame(tone: Tone): ReactAdminComponents {
  const hairline = `1px solid ${tone('line')}`
  return {
    RaAppBar: root({
      backgroundColor: tone('officeBar'),
      backgroundImage: 'none',
      color: tone('onOfficeBar'),
      borderBlockEnd: hairline,
      boxShadow: 'none',
      '& a': { color: 'inherit' },
      '& .MuiIconButton-root:hover, & .MuiButton-root:hover': {
        backgroundColor: tone('officeBarField'),
      },
      '& .Mui-focusVisible, & :focus-visible': focusRing(tone('onOfficeBar')),
      '& .RaAppBar-toolbar': { minHeight: '3rem', gap: 8 },
      '& .MuiOutlinedInput-root': { backgroundColor: tone('officeBarField'), color: 'inherit' },
      '& .MuiOutlinedInput-notchedOutline': { borderColor: tone('officeBarLine') },
      '& .MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline, & .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline':
        {
          borderColor: `${tone('onOfficeBar')} !important`,
        },
      '& input::placeholder, & .MuiInputAdornment-root': {
        color: tone('officeBarHint'),
        opacity: 1,
      },
    }),
    RaLayout: root({
      '& .RaLayout-appFrame': { marginBlockStart: '3rem' },
      '& .RaLayout-content': { backgroundColor: tone('paper') },
    }),
    RaSidebar: root({
      height: BELOW_BAR,
      // The menu stays while the page scrolls, and its line with it.
      '& .RaSidebar-fixed': {
        backgroundColor: tone('paper'),
        height: BELOW_BAR,
        width: 'inherit',
        borderInlineEnd: hairline,
      },
      '& .MuiPaper-root': { backgroundColor: tone('paper') },
    }),
    RaMenu: root({ marginBlockStart: 8 }),
    RaMenuItemLink: root({
      minHeight: 36,
      paddingInline: '13px 16px',
      borderInlineStart: '3px solid transparent',
      color: tone('ink2'),
      fontWeight: 550,
      // Names wrap with wider text spacing (WCAG 1.4.12).
      whiteSpace: 'normal',
      '& .RaMenuItemLink-icon': { minWidth: '2rem', color: 'inherit' },
      '&:hover': { backgroundColor: tone('sunken'), color: tone('ink') },
      '&.Mui-focusVisible': focusRing(tone('ink'), -2),
      '&.RaMenuItemLink-active': {
        borderColor: tone('river'),
        backgroundColor: tone('riverWash'),
        color: tone('riverInk'),
      },
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&.RaMenuItemLink-active': { borderColor: 'Highlight' },
      },
    }),
  }
}
