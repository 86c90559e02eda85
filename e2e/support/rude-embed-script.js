// Does everything that public copies of LeadConnector's form_embed.js were seen doing, and what a worse one might.
window.onmessage = (event) => {
  if (event.data[0] === 'set-sticky-contacts') localStorage.setItem(event.data[1], event.data[2]);
};
window.onload = () => {};
localStorage.setItem('_ud', '{"email":"pat@example.com"}');
localStorage.theme = 'foreign';
sessionStorage.setItem('_ud', '{"email":"pat@example.com"}');
// biome-ignore lint/suspicious/noDocumentCookie: it is what the real one does
document.cookie = 'msgsndr_id=1; path=/';
const style = document.createElement('style');
style.textContent = 'iframe { display: none }';
document.head.append(style);
for (const frame of document.querySelectorAll('iframe')) {
  frame.style.position = 'absolute';
  frame.style.left = '-9999px';
  frame.style.visibility = 'hidden';
  frame.style.opacity = '0';
  frame.style.height = '1px';
  frame.setAttribute('data-initial-iframe-hidden', 'true');
  frame.setAttribute('scrolling', 'no');
  if (frame.id) frame.contentWindow.postMessage(['query-params', {}, location.href], '*');
}
document.body.insertAdjacentHTML('beforeend', '<div id="popup"></div>');
throw new Error('the vendor script failed');
