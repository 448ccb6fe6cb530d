import { KitProvider } from '@fichero/kit/host'
import type { ReactNode } from 'react'

// Browsers hide the nonce attribute from CSS and `getAttribute` and keep it in the property
// (https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/nonce).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

export function Providers({ children }: { children: ReactNode }) {
  return <KitProvider nonce={nonce}>{children}</KitProvider>
}
