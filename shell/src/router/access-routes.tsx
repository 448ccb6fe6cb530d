import { PATHS } from '@fichero/contract/paths'
import { loadWithTexts } from '../i18n/i18n'
import { LazyPage } from './lazy-page'
import { shellRoute } from './shell-route'

type Pages = typeof import('../access/pages')

/** The access pages, once their code is loaded. */
let loaded: Pages | undefined

/** Loads the code and the translations of the access pages, which the hydration of a prerendered page needs. */
export async function loadAccess(): Promise<Pages> {
  loaded ??= await loadWithTexts('access', import(/* webpackChunkName: "access" */ '../access/pages'))
  return loaded
}

/** Functions that load one page each, all from the same chunk. */
const LOADS = {
  signIn: async () => (await loadAccess()).signIn,
  register: async () => (await loadAccess()).register,
  forgotPassword: async () => (await loadAccess()).forgotPassword,
  resetPassword: async () => (await loadAccess()).resetPassword,
}

const AccessPage = ({ name }: { name: keyof Pages }) => <LazyPage load={LOADS[name]} ready={loaded?.[name]} />

/** Routes of the access pages, the only React pages that the build prerenders and the browser hydrates (`prerender.tsx`). */
export const ACCESS_ROUTES = [
  shellRoute(PATHS.signIn, <AccessPage key="signIn" name="signIn" />, 'access.signIn'),
  shellRoute(PATHS.register, <AccessPage key="register" name="register" />, 'access.register'),
  shellRoute(PATHS.forgotPassword, <AccessPage key="forgotPassword" name="forgotPassword" />, 'access.forgotPassword'),
  shellRoute(PATHS.resetPassword, <AccessPage key="resetPassword" name="resetPassword" />, 'access.resetPassword'),
]
