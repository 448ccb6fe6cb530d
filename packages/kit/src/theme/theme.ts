import { createTheme } from '@mantine/core'
import { dark, gray, green, orange, red } from './colors'
import { components } from './components'

const SANS = 'var(--fichero-font)'
const MONO = 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, monospace'

const RADIUS = 'var(--fichero-radius)'

/** Fonts, sizes and radii are defined in tokens.css, which the landing page uses as well. */
const text = (size: string) => `var(--fichero-text-${size})`

/** Mantine's theme for all screens. */
export const theme = createTheme({
  colors: { green, orange, red, gray, dark },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#1b1d17',
  white: '#ffffff',
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: text('xs'), sm: text('sm'), md: text('md'), lg: text('lg'), xl: text('xl') },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.2' },
  headings: {
    fontFamily: SANS,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: text('2xl'), lineHeight: '34px' },
      h2: { fontSize: text('lg'), lineHeight: '28px' },
      h3: { fontSize: text('md'), lineHeight: '24px' },
      h4: { fontSize: text('sm'), lineHeight: '20px' },
      h5: { fontSize: text('sm'), lineHeight: '20px' },
      h6: { fontSize: text('xs'), lineHeight: '18px' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: 'var(--fichero-radius-sm)', sm: RADIUS, md: RADIUS, lg: RADIUS, xl: RADIUS },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})
