// Runs before the first paint and unbundled: applies the stored theme, language and session, to avoid a flash.
;(() => {
  var root = document.documentElement
  /** A document in the wrong language is reloaded at most once within this time. */
  var ONCE_MS = 10_000
  for (var name of ['localStorage', 'sessionStorage'])
    if (!isUsable(name)) {
      Object.defineProperty(window, name, { configurable: true, value: memoryStorage(contentOf(name)) })
      // The sign-in page says so.
      root.setAttribute('data-forgets', '')
    }
  var stored = (key) => localStorage.getItem(key)
  var theme = stored('theme')
  var dark = theme === 'oscuro' || (theme !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.setAttribute('data-chosen-theme', theme === 'oscuro' || theme === 'claro' ? theme : 'sistema')

  var chosen = stored('lang')
  var lang = chosen === null || chosen === 'es' ? 'es' : 'en'
  root.toggleAttribute('data-signed-in', Boolean(stored('token') && stored('user')))
  if (!root.dataset.document) {
    root.lang = lang
    root.toggleAttribute('data-narrow', stored('sidebar.narrow') === 'true')
    return
  }
  // Shows elements that need the page's script; removed if the script fails to load.
  root.setAttribute('data-scripted', '')
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && root.removeAttribute('data-scripted'),
    true,
  )
  syncLanguage()

  // Uses storage only if the languages differ, because each access is a request to another process.
  // The server sends a document in the cookie's language. A language in the URL counts as a choice, and so does
  // the cookie if nothing is stored. Otherwise the stored language wins: the cookie is corrected and the page reloaded,
  // once.
  function syncLanguage() {
    var asked = /[?&]lang=(es|en)\b/.test(location.search)
    if (asked) history.replaceState(null, '', location.pathname + location.hash)
    if (asked || (chosen === null && root.lang !== lang)) localStorage.setItem('lang', root.lang)
    else if (root.lang !== lang) return correctCookie()
  }

  function correctCookie() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in all browsers
    document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    if (Date.now() - Number(sessionStorage.getItem('language-corrected')) < ONCE_MS) return
    sessionStorage.setItem('language-corrected', String(Date.now()))
    if (document.cookie.split('; ').includes(`lang=${lang}`)) location.reload()
  }

  // The browser may block a storage, or it may be too full for a session. Then the page gets one in memory, which a reload
  // forgets, so that no other script needs to expect either.
  function isUsable(name) {
    try {
      if (name === 'sessionStorage') return Boolean(window[name])
      localStorage.setItem('probe', ' '.repeat(4096))
      localStorage.removeItem('probe')
      return true
    } catch (_) {
      return false
    }
  }

  function contentOf(name) {
    try {
      return Object.getOwnPropertyDescriptors(window[name])
    } catch (_) {
      return {}
    }
  }

  function memoryStorage(content) {
    var methods = {
      getItem(key) {
        return Object.hasOwn(this, key) ? this[key] : null
      },
      setItem(key, value) {
        this[key] = String(value)
      },
      removeItem(key) {
        delete this[key]
      },
      clear() {
        for (var key of Object.keys(this)) delete this[key]
      },
    }
    return Object.create(methods, content)
  }
})()
