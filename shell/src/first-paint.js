// Before the first paint: theme, language and session as the person left them, so that nothing flashes. Runs as it is, unbundled.
;(() => {
  var root = document.documentElement
  var stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      // Storage is switched off: the defaults hold.
      return null
    }
  }
  var theme = stored('theme')
  var dark = theme === 'oscuro' || (theme !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  var chosen = stored('lang')
  var lang = chosen === null || chosen === 'es' ? 'es' : 'en'
  if (root.dataset.document !== 'landing') {
    root.lang = lang
    return
  }
  // What needs the page's own script shows, unless that does not arrive.
  root.setAttribute('data-scripted', '')
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && root.removeAttribute('data-scripted'),
    true,
  )
  root.toggleAttribute('data-signed-in', Boolean(stored('token') && stored('user')))
  try {
    agreeOnLanguage()
  } catch (_) {
    // Without storage the document stays in the language in which it came.
  }

  // The landing page comes in the language of the cookie. An address that asked for one is a choice, and so is a cookie where
  // nothing is stored. Else what is stored is right: the cookie is corrected and the page comes again, once.
  function agreeOnLanguage() {
    var asked = /[?&]lang=(es|en)\b/.test(location.search)
    if (asked) history.replaceState(null, '', location.pathname + location.hash)
    if (asked || (chosen === null && root.lang !== lang)) localStorage.setItem('lang', root.lang)
    else if (root.lang !== lang) return correctCookie()
    sessionStorage.removeItem('language-corrected')
  }

  function correctCookie() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we name, and answers too late.
    document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    if (sessionStorage.getItem('language-corrected')) return
    sessionStorage.setItem('language-corrected', lang)
    if (document.cookie.split('; ').includes(`lang=${lang}`)) location.reload()
  }
})()
