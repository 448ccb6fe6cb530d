import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { PRERENDERED_SCREENS } from '@fichero/contract/shell-documents'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../locales/en.json'
import es from '../locales/es.json'
import * as pages from '../pages'

const definition: RemoteDefinition = {
  name: 'access',
  routes: Object.entries(PRERENDERED_SCREENS).map(([page, path]) => ({ path, page, titleKey: '', access: 'public' })),
  links: [],
  parts: [],
}
const remote = {
  definition,
  texts: { es, en },
  pages: {
    'sign-in': pages.signIn.Page,
    register: pages.register.Page,
    'forgot-password': pages.forgotPassword.Page,
    'reset-password': pages.resetPassword.Page,
  },
}

/** Opens an access page for a guest, with routes to the other access pages. */
export const openAccess = (address: string, visit: Parameters<typeof openInFakeShell>[2] = {}) =>
  openInFakeShell(remote, address, { as: 'guest', ...visit })
