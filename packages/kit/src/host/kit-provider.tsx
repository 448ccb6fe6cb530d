import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import '../theme/styles'
import { LiveRegion } from '../announce/live-region'
import { keepFocus } from '../focus/keep-focus'
import { colorSchemeManager } from '../theme/color-scheme'
import { theme } from '../theme/theme'
import { cssVariablesResolver } from '../theme/variables'
import { createQueryClient } from './query-client'
import { Toasts } from './toasts'

const manager = colorSchemeManager()

/** Provides theme, query client, toasts, announcements and focus handling, once per page. `nonce` is that of the CSP. */
export function KitProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(keepFocus, [])
  useEffect(() => refreshOnRestore(client), [client])
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

/**
 * Refreshes a page that the browser restores from the back/forward cache: a storage event reports what other tabs have stored
 * meanwhile (session, language, theme), and all queries are invalidated. Returns a function that stops this.
 */
function refreshOnRestore(client: QueryClient): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    window.dispatchEvent(new StorageEvent('storage'))
    void client.invalidateQueries()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
