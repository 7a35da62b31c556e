import '@cauce/design/tokens.css'
import '@cauce/design/faces.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { watchNewBuild } from './providers/new-build.ts'
import { BASENAME } from './providers/paths.ts'
import { createProviders } from './providers/providers.ts'
import { ignoreStrayClicks } from './ui/stray-clicks.ts'

// The address without its slash lies outside of the router's base.
if (`${window.location.pathname}/` === BASENAME)
  window.history.replaceState(null, '', BASENAME + window.location.search)

watchNewBuild()
ignoreStrayClicks()
const providers = await createProviders()
const router = createBrowserRouter([{ path: '*', element: <App {...providers} /> }], { basename: BASENAME })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
