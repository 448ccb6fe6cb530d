import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startFederation } from './federation/load-entry'
import { startRegistry } from './federation/registry'
import { shareRuntime } from './federation/share-runtime'
import { startI18n } from './i18n/i18n'
import { Providers } from './providers'
import { createRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

shareRuntime()
startFederation()
const [remotes] = await Promise.all([startRegistry(), startI18n()])

createRoot(root).render(
  <Providers>
    <RouterProvider router={createRouter(remotes)} />
  </Providers>,
)
