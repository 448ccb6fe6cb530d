import type { CSSVariablesResolver } from '@mantine/core'

/** Maps Mantine's colour variables to those of tokens.css, which change with the theme. */
const shared = {
  '--mantine-color-body': 'var(--fichero-paper)',
  '--mantine-color-text': 'var(--fichero-ink)',
  '--mantine-color-dimmed': 'var(--fichero-muted)',
  '--mantine-color-placeholder': 'var(--fichero-muted)',
  '--mantine-color-anchor': 'var(--fichero-green)',
  '--mantine-color-error': 'var(--fichero-red)',
  '--mantine-color-default': 'var(--fichero-surface)',
  '--mantine-color-default-hover': 'var(--fichero-hover)',
  '--mantine-color-default-color': 'var(--fichero-ink)',
  '--mantine-color-default-border': 'var(--fichero-line)',
  '--mantine-color-bright': 'var(--fichero-ink)',
  '--mantine-shadow-xs': 'none',
  '--mantine-shadow-sm': 'none',
  '--mantine-shadow-md': 'var(--fichero-float)',
  '--mantine-shadow-lg': 'var(--fichero-float)',
  '--mantine-shadow-xl': 'var(--fichero-float)',
}

/** Returns Mantine's variables of a colour name, with enough contrast for text. */
const readable = (name: 'green' | 'orange' | 'red') => ({
  [`--mantine-color-${name}-text`]: `var(--fichero-${name})`,
  [`--mantine-color-${name}-light`]: `var(--fichero-${name}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `var(--fichero-${name}-soft-hover)`,
  [`--mantine-color-${name}-light-color`]: `var(--fichero-${name})`,
  [`--mantine-color-${name}-outline`]: `var(--fichero-${name})`,
  [`--mantine-color-${name}-outline-hover`]: `var(--fichero-${name}-soft)`,
})

const colours = { ...shared, ...readable('green'), ...readable('orange'), ...readable('red') }

/** For `MantineProvider`: the same variables in both themes, because tokens.css changes their values. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: colours, dark: colours })
