import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import '../theme/styles'
import { LiveRegion } from '../announce/live-region'
import { keepFocus } from '../focus/keep-focus'
import { colorSchemeManager } from '../theme/color-scheme'
import { theme } from '../theme/theme'
import { cssVariablesResolver } from '../theme/variables'
import { followReturn } from './follow-return'
import { createQueryClient } from './query-client'
import { Toasts } from './toasts'

const manager = colorSchemeManager()

/** Theme, query client, toasts, announcements and the focus, once per page. `nonce` is the one in the Content-Security-Policy. */
export function KitProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(keepFocus, [])
  useEffect(() => followReturn(client), [client])
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
      <LiveRegion />
    </MantineProvider>
  )
}
