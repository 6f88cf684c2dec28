/**
 * The status code in a social-login ticket (characters 9 to 11, from 1): 201 known and bound, 202 known and not bound,
 * 203 no social user; `''` when the ticket is too short.
 */
export const ticketCode = (ticket: string): string => ticket.slice(8, 11);
