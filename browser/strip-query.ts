const bareAddress = location.origin + location.pathname;

// Some schedulers append name, email and phone to the address they redirect to.
if (location.href !== bareAddress) history.replaceState(history.state, '', bareAddress);
