export { examples } from './program-page.examples'
