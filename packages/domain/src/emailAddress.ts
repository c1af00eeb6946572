/** Characters of an address at most (RFC 5321). */
export const emailMaximum = 254;

/** An address as mail servers take it in practice: a name, and a host with a dot. */
export const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-zA-Z0-9][a-zA-Z0-9-]*\.)+[a-zA-Z]{2,}$/;
