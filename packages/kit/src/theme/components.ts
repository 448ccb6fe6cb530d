import type { MantineThemeOverride } from '@mantine/core'

const QUICK = { duration: 140, transition: 'fade' } as const

/** Defaults of components: quick to come and go, the same spacing everywhere. */
export const components: MantineThemeOverride['components'] = {
  Button: { defaultProps: { size: 'sm' } },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Alert: { defaultProps: { variant: 'light' } },
  Card: { defaultProps: { withBorder: true, padding: 'md' } },
  Paper: { defaultProps: { withBorder: true } },
  Modal: {
    defaultProps: { transitionProps: QUICK, centered: true, padding: 'lg', overlayProps: { backgroundOpacity: 0.4 } },
  },
  Drawer: { defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } } },
  Menu: { defaultProps: { transitionProps: QUICK, shadow: 'md' } },
  Popover: { defaultProps: { transitionProps: QUICK, shadow: 'md' } },
  Select: { defaultProps: { comboboxProps: { transitionProps: QUICK, shadow: 'md' } } },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
  Collapse: { defaultProps: { transitionDuration: 160 } },
  Tabs: { defaultProps: { keepMounted: false } },
}
