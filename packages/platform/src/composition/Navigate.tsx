import { useEffect } from 'react';
import { type NavigateProps, useHref } from 'react-router';
import { useNavigate } from './useNavigate.ts';

/** The router's redirect, which opens a document where pages are read offline. */
export function Navigate({ to, replace = false, state, relative }: NavigateProps) {
  const navigate = useNavigate();
  const address = useHref(to, relative && { relative });
  useEffect(() => void navigate(address, { replace, state }), [navigate, address, replace, state]);
  return null;
}
