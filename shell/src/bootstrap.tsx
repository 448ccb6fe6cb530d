import { registerEntries } from '@fichero/federation/load-entry'
import { takeTexts } from '@fichero/federation/prepare-texts'
import { learnLater, startRegistry } from '@fichero/federation/registry'
import { retrySharedModules } from '@fichero/federation/retry-shared-modules'
import { watchErrors } from '@fichero/federation/watch-errors'
import { KitProvider, screenBeside } from '@fichero/kit/host'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { prepareTexts, startI18n } from './i18n/i18n'
import { followIntent } from './navigation/follow-intent'
import { createRouter } from './router'
import { warmRoute } from './router/warm-route'
import { watchRestored } from './session/restored-page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

// Browsers hide the nonce attribute from CSS and `getAttribute` and keep it in the property
// (https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/nonce).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

registerEntries()
retrySharedModules()
watchErrors()
watchRestored()
takeTexts(prepareTexts)
const [remotes] = await Promise.all([startRegistry(), startI18n()])

let banner: ReactNode
if (process.env.NODE_ENV === 'development') {
  const { overrideBanner } = await import('../development/override-banner')
  banner = overrideBanner()
}

const router = createRouter(remotes)
createRoot(screenBeside(root)).render(
  <KitProvider nonce={nonce}>
    {banner}
    <RouterProvider router={router} />
  </KitProvider>,
)
learnLater()
followIntent((to) => warmRoute(router.routes, to))
