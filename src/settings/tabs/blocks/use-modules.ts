import { useEffect } from 'react';
import { useRest } from '../../parts';
import type { ModulesAnswer } from './types';

/** Milliseconds between requests, to limit the load on large sites. */
const PAUSE_MS = 400;

/** Returns the modules; polls until the server has scanned all content once. */
export function useModules() {
	const answer = useRest< ModulesAnswer >( 'modules' );
	const { data, reload } = answer;
	useEffect( () => {
		if ( ! data || data.usage.isKnown ) {
			return undefined;
		}
		const timer = setTimeout( reload, PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ data, reload ] );
	return answer;
}
