/**
 * The status code in a social-login ticket, characters 9 to 11 counted from 1 (S): 201 known and bound, 202 known and
 * not bound, 203 no social-user information; `''` when the ticket is too short to hold one.
 */
export const ticketCode = (ticket: string): string => ticket.slice(8, 11);
