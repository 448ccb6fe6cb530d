import type { PrerenderedPage } from './prerendered-pages'

/** The root element of the shell's page with its frame, up to the style sheets that follow it. */
const ROOT = /<div id="root">.*?<\/div>(?=\n {4}<(?:link|script))/s

/** Inserts a prerendered screen into the shell's page. */
export const writePrerendered = (page: string, { name, language, html, title, description }: PrerenderedPage) =>
  [
    // Without scripts nothing sets the color scheme, and without a color scheme Mantine has no colours.
    [/<html lang="es"/, `<html lang="${language}" data-document="${name}" data-mantine-color-scheme="light"`],
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(description)],
    // The screen has its own message for browsers without scripts.
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    [ROOT, `<div id="root" data-prerendered>${html}</div>`],
  ].reduce<string>((text, [part, written]) => {
    if (!(part instanceof RegExp) || !part.test(text)) throw new Error(`The shell’s page has no ${part}.`)
    return text.replace(part, () => String(written))
  }, page)

/** Escapes a text for an attribute in double quotes. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
