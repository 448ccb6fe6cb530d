import type { Page } from '@playwright/test'

/** Records the texts of the screen's alert from now on. Returns a function that returns them, in order. */
export async function recordAlerts(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const texts: string[] = []
    const listen = () => {
      const text = document.querySelector('main [role=alert]')?.textContent
      if (text && text !== texts.at(-1)) texts.push(text)
    }
    listen()
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => recorded.jsonValue()
}
