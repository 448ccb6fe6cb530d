import type { AlertProps, ButtonProps, MantineThemeOverride } from '@mantine/core'

const QUICK = { duration: 140, transition: 'fade' } as const
const SMALL = 'var(--fichero-text-xs)'
const ON_ACCENT = 'var(--fichero-on-accent)'

/** Mantine would decide once for both themes; on the dark theme's light green only ink can be read. */
const onAccent =
  (name: string) =>
  (_: unknown, { variant = 'filled' }: Pick<ButtonProps, 'variant'>) => ({
    root: variant === 'filled' ? { [name]: ON_ACCENT } : {},
  })

/** Defaults of components: quick to come and go, the same spacing everywhere. */
export const components: MantineThemeOverride['components'] = {
  Button: { defaultProps: { size: 'sm' }, vars: onAccent('--button-color') },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' }, vars: onAccent('--ai-color') },
  InputWrapper: {
    vars: () => ({
      label: {},
      description: { '--input-description-size': SMALL },
      error: { '--input-error-size': SMALL },
    }),
  },
  Anchor: { defaultProps: { underline: 'hover' } },
  Alert: {
    defaultProps: { variant: 'light' },
    vars: (_: unknown, { color = 'green' }: Pick<AlertProps, 'color'>) => ({
      root: { '--alert-bd': `1px solid var(--fichero-${color}-line)` },
    }),
  },
  // Beside its field and not at the end of the page, where a modal dialog would cover it.
  Select: {
    defaultProps: {
      comboboxProps: { transitionProps: QUICK, shadow: 'md', withinPortal: false, floatingStrategy: 'fixed' },
    },
  },
  Tabs: { defaultProps: { keepMounted: false } },
}
