import { KitProvider } from '@fichero/kit/host'
import type { ReactNode } from 'react'

// Browsers hide the attribute's text from selectors and scripts' getAttribute, and keep it on the property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider nonce={nonce}>{children}</KitProvider>
}
