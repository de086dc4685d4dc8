import { sumsOf } from '@frontage/cost/cost';
import { useEffect, useMemo } from 'react';
import { useRest } from '../../parts';
import type { Module, ModulesAnswer } from './types';

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
	const modules = useMemo( () => data && withSums( data ), [ data ] );
	return { ...answer, data: data && modules && { ...data, modules } };
}

/** Adds up what each module costs. */
const withSums = ( { modules, files }: ModulesAnswer ): Module[] =>
	modules.map( ( module ) => ( {
		...module,
		sums: sumsOf( module.cost.entries, files, module.cost.own ),
	} ) );
