import { Suspense, useEffect, useRef, useState } from 'react'
import { Box, ButtonBase } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'
import { Key } from '../decision/key.tsx'
import { useHotkeyOfAllPages, useTypedNumber } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { TypeAhead } from './type-ahead.tsx'
import { useGoKeys } from './use-go-keys.ts'
import { loaded } from '../loaded.ts'

const Palette = loaded(() => import('./palette.tsx'), 'Palette')
const ShortcutsDialog = loaded(() => import('./shortcuts.tsx'), 'ShortcutsDialog')

/** The search of the bar. It opens the palette, as Ctrl+K, `/` and a number do (decision site-interaction); `?` lists the shortcuts. */
export function PaletteButton() {
  const t = useWords()
  const [shown, setShown] = useState<'palette' | 'shortcuts'>()
  const ahead = useRef('')
  const close = () => {
    setShown(undefined)
    ahead.current = ''
  }
  useGoKeys()
  useHotkeyOfAllPages('/', () => setShown('palette'))
  useTypedNumber((sign) => {
    ahead.current = sign
    setShown('palette')
  })
  useHotkeyOfAllPages('?', () => setShown('shortcuts'))
  useControlK(() => setShown(shown === undefined ? 'palette' : undefined), shown !== undefined)

  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setShown('palette')}
        sx={{
          width: '100%',
          maxWidth: 448,
          minHeight: '2.25rem',
          justifyContent: 'start',
          gap: 1,
          paddingInline: 1.25,
          border: '1px solid currentColor',
          borderRadius: '3px',
          font: 'inherit',
          overflow: 'hidden',
        }}
      >
        <SearchIcon fontSize="small" />
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {t('backoffice.palette.placeholder')}
        </Box>
        <Key name="Ctrl" />
        <Key name="K" />
      </ButtonBase>
      <Suspense fallback={shown === 'palette' && <TypeAhead typed={ahead} />}>
        {shown === 'palette' && (
          <Palette typedAhead={() => ahead.current} onClose={close} onShortcuts={() => setShown('shortcuts')} />
        )}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/** Ctrl+K, or the command key of a Mac, also from a field; not over another dialog, whose input would be lost. */
function useControlK(act: () => void, isOpen: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (!isOpen && document.querySelector('[role=dialog]') !== null) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
