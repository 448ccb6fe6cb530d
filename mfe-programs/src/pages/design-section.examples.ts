// API responses with which the release check renders this page.
export { examples } from './program-page.examples'
