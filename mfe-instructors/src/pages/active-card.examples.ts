export { examples } from './list-page.examples'
