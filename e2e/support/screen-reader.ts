import type { Language } from '@fichero/contract/enums'
import type { CDPSession, Page } from '@playwright/test'

/** The names of roles, in the words of common screen readers. */
const ROLES: Record<Language, Record<string, string>> = {
  es: {
    alertdialog: 'pregunta',
    button: 'botón',
    dialog: 'diálogo',
    heading: 'encabezado',
    link: 'enlace',
    main: 'contenido principal',
    textbox: 'campo',
  },
  en: {
    alertdialog: 'question',
    button: 'button',
    dialog: 'dialog',
    heading: 'heading',
    link: 'link',
    main: 'main content',
    textbox: 'field',
  },
}
const STATES: Record<Language, Record<string, [yes: string, no: string]>> = {
  es: {
    expanded: ['abierto', 'cerrado'],
    pressed: ['activado', 'sin activar'],
    invalid: ['con error', ''],
    required: ['obligatorio', ''],
  },
  en: {
    expanded: ['open', 'closed'],
    pressed: ['on', 'off'],
    invalid: ['with an error', ''],
    required: ['required', ''],
  },
}

/** A node of the accessibility tree in the DevTools protocol. */
interface AxNode {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/**
 * Runs in the page. Records focused elements and announcements of live regions, in order. A region announces text that is added
 * later, but not its initial text; an alert announces both. Regions that a modal dialog makes inert announce nothing.
 */
function listen() {
  const heard: (Element | string)[] = []
  Object.assign(window, { heard })
  const LIVE = ':is([role="status"], [role="alert"], [role="log"], [aria-live]):not([aria-live="off"])'
  const wordsOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isMute = (region: Element) => {
    const dialog = document.querySelector('dialog:modal')
    return (
      region.closest('[aria-busy="true"], [aria-hidden="true"], [hidden]') !== null ||
      (dialog !== null && !dialog.contains(region))
    )
  }
  const say = (text: string) => {
    if (text) heard.push(text)
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && heard.at(-1) !== target) heard.push(target)
  })
  new MutationObserver((records) => {
    const spoken = new Set<Element>()
    for (const { target, addedNodes, type } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      const texts = type === 'characterData' ? [target] : [...addedNodes]
      if (region && !isMute(region) && texts.some((node) => wordsOf(node))) {
        const isWhole = (region.getAttribute('aria-atomic') ?? String(!region.matches('[role="log"]'))) === 'true'
        const onlyNew = region.getAttribute('aria-relevant') === 'additions'
        if (isWhole && !onlyNew && !spoken.has(region)) say(wordsOf(region))
        else if (type === 'childList' && !spoken.has(region)) say(texts.map(wordsOf).join(' '))
        spoken.add(region)
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.matches('[role="alert"]') && !isMute(alert) && !spoken.has(alert)) {
            spoken.add(alert)
            say(wordsOf(alert))
          }
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Reads a page as a screen reader would, from the browser's own accessibility tree. */
export class ScreenReader {
  private dialog = ''

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly language: Language,
  ) {}

  /** Must be called before the page is opened. */
  static async on(page: Page, language: Language) {
    await page.addInitScript(listen)
    return new ScreenReader(page, await page.context().newCDPSession(page), language)
  }

  /** Discards the recorded announcements. */
  clear = () => this.page.evaluate(() => void (Reflect.get(window, 'heard') as unknown[]).splice(0))

  /** Returns the announcements since the last call, one line each. Omits focused elements that no longer exist. */
  async announcements(): Promise<string[]> {
    const count = await this.page.evaluate(() => (Reflect.get(window, 'heard') as unknown[]).length)
    const lines: string[] = []
    for (let index = 0; index < count; index += 1) {
      const text = await this.page.evaluate((at) => {
        const one = (Reflect.get(window, 'heard') as unknown[])[at]
        return typeof one === 'string' ? one : null
      }, index)
      lines.push(...(text === null ? await this.focusAt(index) : [`«${text}»`]))
    }
    await this.clear()
    return lines.filter((line, index) => line !== lines[index - 1])
  }

  private async focusAt(index: number): Promise<string[]> {
    const node = await this.read(`window.heard[${index}]`)
    if (!node) return []
    const dialog = await this.read(`window.heard[${index}].closest('dialog')`)
    const name = dialog?.name?.value ?? ''
    const entered = dialog && name !== this.dialog ? [this.line(dialog)] : []
    this.dialog = name
    return [...entered, this.line(node)]
  }

  /** Returns undefined if the element no longer exists, or is not in the accessibility tree. */
  private async read(expression: string): Promise<AxNode | undefined> {
    const { result } = await this.devtools.send('Runtime.evaluate', {
      expression: `((one) => one?.isConnected ? one : null)(${expression})`,
    })
    if (!result.objectId) return undefined
    const { objectId } = result
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
    const node = nodes[0]
    return node && !node.ignored ? (node as AxNode) : undefined
  }

  private line({ role, name, description, properties = [] }: AxNode): string {
    const propertyOf = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value
    const kind = role?.value ?? ''
    const level = propertyOf('level')
    const states = Object.entries(STATES[this.language]).flatMap(([state, [yes, no]]) => {
      const value = propertyOf(state)
      return value === undefined || kind === 'dialog' ? [] : [value === true || value === 'true' ? yes : no]
    })
    const words = [
      `${ROLES[this.language][kind] ?? kind}${level ? ` ${level}` : ''}`,
      `«${(name?.value ?? '').replace(/\s+/g, ' ').trim()}»`,
      ...states.filter(Boolean),
      ...(description?.value ? [`(${description.value.replace(/\s+/g, ' ').trim()})`] : []),
    ]
    return words.join(' ')
  }
}
