import { useState, type ComponentProps, type Ref } from 'react'
import { Box, Dialog, IconButton, InputBase, Typography, useAutocomplete, useForkRef } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { useNavigate } from 'react-admin'
import { BASENAME } from '../../providers/paths.ts'
import { useOfficePages } from '../office-pages.ts'
import { SingleKey } from '../decision/key.tsx'
import { Failure } from '../failure.tsx'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { FindingList } from './finding-list.tsx'
import { ShortcutList } from './shortcuts.tsx'
import { readSearch } from './typed-search.ts'
import { useDebounced } from './use-debounced.ts'
import { SHORTEST_SEARCH, useFindings, type Finding } from './use-findings.ts'

const DEBOUNCE_MS = 200

interface Props {
  /** What was typed before the palette had been loaded. */
  readonly typedAhead?: () => string
  readonly onClose: () => void
  readonly onShortcuts: () => void
}

/** Finds people, projects, tickets, movements, pages and actions, from the keyboard alone (ARIA: combobox with a listbox). */
export function Palette({ typedAhead, onClose, onShortcuts }: Props) {
  const t = useWords()
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      slotProps={{
        container: { sx: { alignItems: 'start' } },
        paper: {
          'aria-label': t('backoffice.palette.title'),
          sx: {
            width: 'min(50rem, 100vw - 1rem)',
            marginInline: 0.5,
            marginBlock: { xs: 1, sm: '4.5rem 1rem' },
            // The notices set it for all dialogs.
            '&&&&': { maxHeight: { xs: 'calc(100% - 1rem)', sm: 'calc(100% - 5.5rem)' } },
          },
        },
      }}
    >
      <PaletteBody onClose={onClose} onShortcuts={onShortcuts} {...(typedAhead && { typedAhead })} />
    </Dialog>
  )
}

function PaletteBody({ typedAhead, onClose, onShortcuts }: Props) {
  const t = useWords()
  const [typed, setTyped] = useState(typedAhead ?? '')
  const search = readSearch(typed)
  const { findings, totals, isSearching, unsettled, failure } = useFindings(
    search,
    useDebounced(typed, DEBOUNCE_MS) === typed,
  )
  const open = useOpen(onClose)
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Finding, false, false, true>(
    {
      open: true,
      value: null,
      options: findings,
      clearOnBlur: false,
      filterOptions: (all) => all,
      getOptionLabel: (finding) => (typeof finding === 'string' ? finding : finding.title),
      getOptionKey: (finding) => (typeof finding === 'string' ? finding : finding.key),
      autoHighlight: true,
      inputValue: typed,
      onInputChange: (_event, value, reason) => reason === 'input' && setTyped(value),
      onChange: (event, finding) => {
        const { ctrlKey, metaKey } = event as Partial<KeyboardEvent>
        if (finding === null || typeof finding === 'string') return
        // Enter must not open what happens to stand first while an answer can still come above it.
        if (unsettled.has(finding.group)) return
        open(finding, ctrlKey === true || metaKey === true)
      },
      onClose: (_event, reason) => reason === 'escape' && onClose(),
    },
  )
  const { ref, ...inputProps } = getInputProps() as ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> }

  return (
    <>
      <Box
        {...getRootProps()}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2, borderBlockEnd: '2px solid' }}
      >
        <SearchIcon fontSize="small" aria-hidden />
        <InputBase
          fullWidth
          inputRef={useForkRef(ref, focusAtOnce)}
          placeholder={t('backoffice.palette.placeholder')}
          sx={{ minHeight: '3.5rem', fontSize: '1.0625rem' }}
          slotProps={{ input: { ...inputProps, maxLength: 100, 'aria-label': t('backoffice.palette.placeholder') } }}
        />
        <IconButton aria-label={t('common.close')} onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', minHeight: 0, flex: '1 1 auto' }}>
        <Box sx={{ flex: 1, minWidth: 0, minHeight: { sm: '26rem' }, overflowY: 'auto', padding: 1 }}>
          {failure && <Failure error={failure.error} onRetry={failure.retry} />}
          <FindingList
            listbox={getListboxProps()}
            findings={findings}
            totals={totals}
            wanted={search.text}
            propsOf={(option, index) => getOptionProps({ option, index })}
          />
        </Box>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: '15rem',
            flex: 'none',
            padding: 2,
            overflowY: 'auto',
            backgroundColor: 'var(--sunken)',
          }}
        >
          <ShortcutList place="palette" />
          <ShortcutList place="list" />
          <ShortcutList place="queue" />
        </Box>
      </Box>
      <Foot totals={totals} search={search.text} isSearching={isSearching} onShortcuts={onShortcuts} />
    </>
  )
}

/** Opens a finding here, or in a tab of its own while the palette stays. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  const { toAddress } = useOfficePages()
  return ({ path, act }: Finding, isInTab: boolean) => {
    if (isInTab && !act) {
      const [pathname, ...query] = path.split(/(?=\?)/)
      window.open(`${BASENAME.replace(/\/$/, '')}${toAddress(pathname!)}${query.join('')}`, '_blank', 'noopener')
      return
    }
    onClose()
    if (act) act()
    else navigate(path)
  }
}

interface FootProps {
  readonly totals: ReadonlyMap<string, number>
  readonly search: string
  readonly isSearching: boolean
  readonly onShortcuts: () => void
}

function Foot({ totals, search, isSearching, onShortcuts }: FootProps) {
  const t = useWords()
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: '0.5rem 1rem',
        borderBlockStart: '1px solid var(--line)',
      }}
    >
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {isSearching ? `${t('common.loading')}…` : wordsOf()}
      </Typography>
      <Box
        component="button"
        type="button"
        onClick={onShortcuts}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minHeight: '2rem',
          border: 0,
          background: 'none',
          color: 'text.secondary',
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        {t('backoffice.palette.allShortcuts')} <SingleKey name="?" />
      </Box>
    </Box>
  )

  function wordsOf(): string {
    const count = [...totals.values()].reduce((sum, total) => sum + total, 0)
    if (count === 0 && search !== '') return t('backoffice.palette.nothing', { text: search })
    if (search.length < SHORTEST_SEARCH) return t('backoffice.palette.tooShort')
    return t('backoffice.palette.found', { smart_count: count })
  }
}
