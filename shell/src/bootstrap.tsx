import { PATHS } from '@fichero/contract/paths'
import { rootBesidePrerendered } from '@fichero/kit/host'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { ignoreStrayFiles } from './files/ignore-stray-files'
import { prepareTexts, startI18n } from './i18n/i18n'
import { storedLanguage } from './i18n/language'
import { followIntent } from './navigation/follow-intent'
import { registerEntries } from './remotes/loader/load-container'
import { protectGlobals } from './remotes/loader/protect-globals'
import { loadFileListsLater, startRegistry } from './remotes/loader/registry'
import { watchErrors } from './remotes/loader/report-failure'
import { retrySharedModules } from './remotes/loader/shared-modules'
import { takeTexts } from './remotes/loader/texts'
import { watchBlocking } from './remotes/loader/watch-blocking'
import { createRouter } from './router'
import { loadAccess } from './router/access-routes'
import { warmRoute } from './router/warm-route'
import { isSigningOut } from './session/return-to'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

// Browsers hide the nonce attribute from CSS and `getAttribute` and keep it in the property
// (https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/nonce).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Must run before the first page of a remote loads.
protectGlobals()
registerEntries()
retrySharedModules()
watchErrors()
watchBlocking()
watchRestored()
ignoreStrayFiles()
takeTexts(prepareTexts)
const [remotes] = await Promise.all([startRegistry(), startI18n()])

let banner: ReactNode
if (process.env.NODE_ENV === 'development') {
  const { overrideBanner } = await import('./remotes/development/override-banner')
  banner = overrideBanner()
}

const router = createRouter(remotes)
const app = <App nonce={nonce} router={router} banner={banner} />
// Without cookies, the language of a prerendered page may differ from the stored language.
if (root.hasAttribute('data-prerendered') && document.documentElement.lang !== storedLanguage()) root.replaceChildren()
if (root.hasChildNodes() && root.hasAttribute('data-prerendered')) {
  await loadAccess()
  hydrateRoot(root, app)
} else createRoot(rootBesidePrerendered(root)).render(app)
// Loads the file lists of the remotes after the first page has rendered.
loadFileListsLater()
followIntent((to) => warmRoute(router.routes, to))

/**
 * After signing out, Back may restore the page from the back/forward cache (https://web.dev/articles/bfcache). Leaves or
 * reloads that page, so that it shows no data of the former user.
 */
function watchRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSigningOut()) return
    if (localStorage.getItem('token') === null) window.location.replace(PATHS.home)
    else window.location.reload()
  })
}
