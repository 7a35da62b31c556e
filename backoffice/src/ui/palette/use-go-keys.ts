import { useNavigate } from 'react-admin'
import { usePlaces } from '../office-pages.ts'
import { useHotkeyOfAllPages } from '../use-hotkey.ts'

const PATIENCE_MS = 1500

/** G and the letter of a place lead there. The letter is heard before the page hears it, so that it decides nothing on the way. */
export function useGoKeys(): void {
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
