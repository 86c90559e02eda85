// Logs the missing address in the browser, since the static 404 page cannot know it. It is not a component, so it needs
// no framework.
console.error(document.currentScript?.dataset.value, location.pathname);
