import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { Box, ButtonBase } from '@mui/material'
import SearchIcon from '@mui/icons-material/Search'
import { Key } from '../decision/key.tsx'
import { useHotkeyOfAllPages, useTypedNumber } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import { loaded } from '../loaded.ts'
import { useNavigate } from 'react-admin'
import { usePlaces } from '../office-pages.ts'

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
          maxWidth: '28rem',
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

/**
 * Keeps what is typed while the palette is being loaded for the first time. Without it the first letters would be lost, or act as the
 * keys of the page.
 */
function TypeAhead({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isLetter = [...event.key].length === 1
      if (!isLetter && event.key !== 'Backspace') return
      event.preventDefault()
      event.stopImmediatePropagation()
      typed.current = isLetter ? typed.current + event.key : typed.current.slice(0, -1)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [typed])
  return null
}

const PATIENCE_MS = 1500

/** G and the letter of a place lead there. The letter is heard before the page hears it, so that it decides nothing on the way. */
function useGoKeys(): void {
  const navigate = useNavigate()
  const places = usePlaces()
  useHotkeyOfAllPages('g', () => {
    const heard = new AbortController()
    const { signal } = heard
    const tooLate = setTimeout(() => heard.abort(), PATIENCE_MS)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat) return
      clearTimeout(tooLate)
      heard.abort()
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const place = places.find(({ key }) => key === event.key.toLowerCase())
      if (place) navigate(place.pages[0]!.path)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  })
}
