// Replaces the loader of remotes (`shell/src/remotes/loader`) in the single application, which has no remotes to find, no integrity to check and no fallback.
import { pages, remotes, texts } from './remotes.mjs'

/** @typedef {(remote: { name: string }) => Promise<() => void>} PrepareTexts */

/** @type {PrepareTexts} */
let prepareTexts = async () => () => undefined

/** @param {PrepareTexts} implementation */
export function takeTexts(implementation) {
  prepareTexts = implementation
}

export const isSafe = false
export const startRegistry = async () => remotes

/** @param {string} name */
export function findRemote(name) {
  const descriptor = remotes.find((remote) => remote.name === name)
  return descriptor && { listed: { name, descriptor } }
}

/** @param {string} name */
export const releaseInUse = (name) => findRemote(name)?.listed

/**
 * @param {{ name: string }} remote
 * @param {string} language
 */
export const fetchTexts = async ({ name }, language) => ({
  texts: (await texts[name][language]()).default,
  isSubstitute: false,
})

/**
 * @param {string} name
 * @param {string} page
 */
export async function loadPage(name, page) {
  const release = releaseInUse(name)
  if (!release) throw new Error(`There is no ${name}.`)
  const [{ Page }, show] = await Promise.all([pages[`${name}/${page}`](), prepareTexts(release)])
  show()
  return { Page, release }
}

const nothing = () => undefined
/** The bundler caches loaded pages. */
export const loadedPage = nothing
export const prefetchPage = nothing
export const openPrevious = nothing
export const previousRelease = nothing
export const reportFailure = nothing
export const watchErrors = nothing
export const retrySharedModules = nothing
export const registerEntries = nothing
export const loadFileListsLater = nothing
export const watchReleases = () => nothing
export const isOutdated = async () => false
