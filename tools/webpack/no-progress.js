// Stands in for what tells how much of a request or answer has gone through: nothing here is large enough to ask.
export const streamRequest = (request) => request;
export const streamResponse = (response) => response;
