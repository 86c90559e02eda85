// Here and not in a component, so that it needs no framework: only the browser knows which address was asked for.
console.error(document.currentScript?.dataset.words, location.pathname);
