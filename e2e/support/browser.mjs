// The browser of the journeys is the one with which releases are checked.
export { findBrowser } from '@fichero/build/find-browser'
