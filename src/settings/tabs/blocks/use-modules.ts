import { useEffect } from 'react';
import { useRest } from '../../parts';
import type { ModulesAnswer } from './types';

/** Between two questions, so that a large site's server gets its breath. */
const PAUSE_MS = 400;

/** The modules; asks again until the server has read all content once. */
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
