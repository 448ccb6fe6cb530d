import { KitProvider, useTheme } from '@fichero/kit/host'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { showThemeColor } from './layout/theme-color'

interface AppProps {
  nonce: string
  router: ComponentProps<typeof RouterProvider>['router']
  /** Rendered above every page. */
  banner?: ReactNode
}

/** Root component, used in the browser and by the prerendering build, so that hydration finds the same tree. */
export const App = ({ nonce, router, banner }: AppProps) => (
  <KitProvider nonce={nonce}>
    <ThemeColor />
    {banner}
    <RouterProvider router={router} />
  </KitProvider>
)

function ThemeColor() {
  const [theme] = useTheme()
  useEffect(() => showThemeColor(theme), [theme])
  return null
}
