import type { Page } from '@playwright/test'

/** Opens the menu of what is done less often on a screen. */
export const openMore = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Más|More)$/ })
    .click()
