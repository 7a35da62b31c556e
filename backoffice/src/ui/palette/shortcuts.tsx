import { Fragment } from 'react'
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Switch,
  Typography,
} from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { Key } from '../decision/key.tsx'
import { focusAtOnce, useSingleKeys } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { Hint } from '../section.tsx'

type Place = 'palette' | 'anywhere' | 'list' | 'queue'

interface Shortcut {
  readonly act:
    | 'move'
    | 'open'
    | 'openInTab'
    | 'onlyPeople'
    | 'onlyCommands'
    | 'search'
    | 'searchHere'
    | 'searchNumber'
    | 'goTo'
    | 'shortcuts'
    | 'mark'
    | 'approve'
    | 'reject'
    | 'document'
  readonly keys: readonly string[]
}

const SHORTCUTS: Readonly<Record<Place, readonly Shortcut[]>> = {
  palette: [
    { act: 'move', keys: ['↑', '↓'] },
    { act: 'open', keys: ['↵'] },
    { act: 'openInTab', keys: ['Ctrl', '↵'] },
    { act: 'onlyPeople', keys: ['@'] },
    { act: 'onlyCommands', keys: ['>'] },
  ],
  anywhere: [
    { act: 'search', keys: ['Ctrl', 'K'] },
    { act: 'searchHere', keys: ['/'] },
    { act: 'searchNumber', keys: ['0-9', '+'] },
    { act: 'goTo', keys: ['G', 'P'] },
    { act: 'shortcuts', keys: ['?'] },
  ],
  list: [
    { act: 'move', keys: ['J', 'K'] },
    { act: 'mark', keys: ['X'] },
    { act: 'open', keys: ['O'] },
  ],
  queue: [
    { act: 'move', keys: ['J', 'K'] },
    { act: 'mark', keys: ['X'] },
    { act: 'approve', keys: ['A'] },
    { act: 'reject', keys: ['R'] },
    { act: 'document', keys: ['V'] },
  ],
}

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog open onClose={onClose} aria-label={t('backoffice.shortcuts.title')} maxWidth="xs" fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 1 }}>
        <DialogTitle>{t('backoffice.shortcuts.title')}</DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose} ref={focusAtOnce}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        {(['anywhere', 'palette', 'list', 'queue'] as const).map((place) => (
          <ShortcutList key={place} place={place} />
        ))}
        <SingleKeysSwitch />
      </DialogContent>
    </Dialog>
  )
}

/** Turns the keys off that act by themselves: who dictates or strikes keys by accident has no use for them (WCAG 2.1.4). */
function SingleKeysSwitch() {
  const t = useWords()
  const [isOn, turn] = useSingleKeys()
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_event, isWanted) => turn(isWanted)} />}
        label={t('backoffice.shortcuts.single')}
      />
      <Hint isSmall>{t('backoffice.shortcuts.singleHelp')}</Hint>
    </>
  )
}

export function ShortcutList({ place }: { readonly place: Place }) {
  const t = useWords()
  return (
    <Box component="section" sx={{ marginBlockEnd: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
        {t(`backoffice.shortcuts.places.${place}`)}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75, margin: 0 }}
      >
        {SHORTCUTS[place].map(({ act, keys }) => (
          <Fragment key={keys.join()}>
            <dt>{t(`backoffice.shortcuts.acts.${act}`)}</dt>
            <Box component="dd" sx={{ margin: 0, display: 'flex', gap: 0.5, justifyContent: 'end' }}>
              {keys.map((key) => (
                <Key key={key} name={key} isRead />
              ))}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}
