import { useEffect } from 'react'
import { useTheme } from 'react-admin'

/** The design's custom properties follow `data-theme`; it follows what react-admin remembers, else the system. */
export function ThemeAttribute() {
  const [theme] = useTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return null
}
