import './theme/styles'

export { useTheme } from './theme/color-scheme'
