// Imitates a vendor's embed script: it finds the frame and sets the height that the calendar reports.
const calendar = document.querySelector('iframe[src*="/demo/calendar"]');
calendar?.setAttribute('data-demo-embed', 'loaded');
addEventListener('message', ({ source, data }) => {
  if (source !== calendar?.contentWindow || data?.event !== 'calendly.page_height') return;
  calendar.style.height = data.payload.height;
  calendar.setAttribute('data-demo-embed', data.payload.height);
});
