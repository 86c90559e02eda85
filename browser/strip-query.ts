const bareAddress = location.origin + location.pathname;

// Some schedulers append name, email and phone to the address they redirect to.
if (location.href !== bareAddress) history.replaceState(history.state, '', bareAddress);

// Some redirect a booked visitor inside their own frame: the thanks are a whole page.
if (window.top !== window) window.top?.location.replace(bareAddress);
