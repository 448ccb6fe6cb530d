import type { Page } from '@playwright/test'

/** Listens from now on to the alert of the screen, and returns how to ask for all that it says and has said, in order. */
export async function alertsSaid(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    const listen = () => {
      const text = document.querySelector('main [role=alert]')?.textContent
      if (text && text !== texts.at(-1)) texts.push(text)
    }
    listen()
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => said.jsonValue()
}
