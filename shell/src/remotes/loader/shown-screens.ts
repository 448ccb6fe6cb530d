import type { Release } from './release'

/** A page, card or section of a release that is shown. */
export interface Screen {
  release: Release
  page: string
}

const shown = new Set<Screen>()

/** Returns the screens of modules that are shown. */
export const shownScreens = () => [...shown]

/**
 * Records that a screen of a release is shown. Its style sheets apply only meanwhile, so that styles of a module that was left cannot
 * change the rest. Returns a function that ends it.
 */
export function showScreen({ release, page }: Screen): () => void {
  const screen = { release, page }
  shown.add(screen)
  applyStyles(release)
  return () => {
    shown.delete(screen)
    applyStyles(release)
  }
}

/** Sets `disabled` of the sheet, not of the link: a link that is enabled again requests its file again. */
function applyStyles({ base }: Release) {
  const isShown = shownScreens().some(({ release }) => release.base === base)
  for (const sheet of document.styleSheets) if (sheet.href?.startsWith(base)) sheet.disabled = !isShown
}
