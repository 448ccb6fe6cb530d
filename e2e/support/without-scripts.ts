import type { Page } from '@playwright/test'

/** Blocks the page's scripts, as if they were disabled. The scripts of the measurements still run. */
export const withoutScripts = (page: Page) =>
  page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/<script\b.*?<\/script>/gs, '') })
    },
  )
