import { ApiError, isRejection } from './api-error.ts';

test.each([
  { error: new ApiError('queue_closed'), is: true },
  { error: new ApiError('ticket_not_found'), is: true },
  { error: new ApiError('service_unavailable'), is: false },
  { error: new ApiError('places_unavailable'), is: false },
  { error: new ApiError('rate_limited'), is: false },
  { error: new Error('a bug'), is: false },
])('S-15 of $error.message it is $is that nothing of the request was done', ({ error, is }) => {
  expect(isRejection(error)).toBe(is);
});
