// Runs before any other script: a browser that is too old gets a message instead of an empty page. The build compiles this
// to ECMAScript 5; the APIs that it calls must be as old.
;(() => {
  var root = document.documentElement
  // Features that the oldest supported versions have (`packages/build/src/browsers.ts`).
  if (window.Promise && Promise.withResolvers && 'popover' in HTMLElement.prototype) return
  root.setAttribute('data-old-browser', '')

  function isEnglish() {
    try {
      return (localStorage.getItem('lang') || root.lang) === 'en'
    } catch (_) {
      return root.lang === 'en'
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    var frame = document.querySelector('.first-paint')
    if (frame) frame.parentNode.removeChild(frame)
    var sentence = document.createElement('p')
    sentence.setAttribute('role', 'alert')
    sentence.style.cssText = 'margin:0;padding:20px;background:#fff3cd;color:#1b1b1b;font:18px/1.5 sans-serif'
    sentence.appendChild(
      document.createTextNode(
        isEnglish()
          ? 'This browser is too old for Fichero. Update it, or use one of these or a later version: __BROWSERS__.'
          : 'Este navegador es muy antiguo para Fichero. Actualícelo, o use uno de estos o una versión posterior: __BROWSERS__.',
      ),
    )
    document.body.insertBefore(sentence, document.body.firstChild)
  })
})()
