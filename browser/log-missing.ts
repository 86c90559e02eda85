// Logs the path of the missing page in the browser, since the static 404 page cannot know it. This is not a component,
// so it needs no framework.
console.error(document.currentScript?.dataset.value, location.pathname);
