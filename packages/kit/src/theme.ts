import './theme/styles'

export { theme } from './theme/theme'
export { cssVariablesResolver } from './theme/variables'
