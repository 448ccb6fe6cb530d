// For the shell alone, which is the host of the remotes: the session's begin and end, the providers and the layout.
// The linter refuses this sub-path to remotes.
export { useDebouncedValue, useHotkeys, useLocalStorage } from '@mantine/hooks'
export { Outlet } from 'react-router-dom'
export { useGivenTitle } from './frame/page-title'
export { Drawer } from './host/drawer'
export { KitProvider } from './host/kit-provider'
export { NavIcon } from './host/nav-icon'
export { useNotices } from './host/use-notices'
export { clearNotices, markSeen, type Notice } from './notify/store'
export { allows } from './session/allows'
export { endSession, renewSession, renewUser, type Session, startSession } from './session/store'
export { useTheme } from './theme/color-scheme'
