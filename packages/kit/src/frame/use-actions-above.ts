import { useMediaQuery } from '@mantine/hooks'

/** Returns whether the buttons of a header are beside the breadcrumbs, because on a phone they would push the content down. */
export function useActionsAbove(isTabInTitle: boolean): boolean {
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  return isTabInTitle && isPhone
}
