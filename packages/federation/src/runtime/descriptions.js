// Stands in for the sentences of the federation runtime's errors: their messages keep the code and the address that explains it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
