// The journeys use the same browser as the release check.
export { findBrowser } from '@fichero/build/find-browser'
