/**
 * Header of an answer that is a list: a whole number that rises with each write of the list. Of two answers the one with the
 * higher number is newer; with the same number both are right.
 */
export const revisionHeader = 'x-revision';
