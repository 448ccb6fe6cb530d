import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import '../theme/styles'
import { colorSchemeManager } from '../theme/color-scheme'
import { theme } from '../theme/theme'
import { cssVariablesResolver } from '../theme/variables'
import { createQueryClient } from './query-client'
import { Toasts } from './toasts'

const manager = colorSchemeManager()

/** Theme, server state and toasts, once for the whole page. `nonce` is the one that the page's policy names. */
export function KitProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <Toasts />
    </MantineProvider>
  )
}
