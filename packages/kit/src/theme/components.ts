import type { AlertProps, ButtonProps, MantineThemeOverride } from '@mantine/core'

const QUICK = { duration: 140, transition: 'fade' } as const
const SMALL = 'var(--fichero-text-xs)'
const ON_ACCENT = 'var(--fichero-on-accent)'

/** Mantine chooses one text colour for both themes; on the dark theme's light green only dark text is readable. */
const onAccent =
  (name: string) =>
  (_: unknown, { variant = 'filled' }: Pick<ButtonProps, 'variant'>) => ({
    root: variant === 'filled' ? { [name]: ON_ACCENT } : {},
  })

/** Default props of components: short transitions, the same spacing everywhere. */
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
  // Rendered next to its field and not in a portal, which a modal dialog would cover.
  Select: {
    defaultProps: {
      comboboxProps: { transitionProps: QUICK, shadow: 'md', withinPortal: false, floatingStrategy: 'fixed' },
    },
  },
  Tabs: { defaultProps: { keepMounted: false } },
}
