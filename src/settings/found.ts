import type { ComponentType } from 'react';
import type { Tab } from './tab';

/**
 * Every `tab.ts` that webpack found.
 *
 * @param context One place where it looked.
 */
const tabsOf = ( context: WebpackContext ): Tab[] =>
	context
		.keys()
		.map( ( key ) => ( context( key ) as { default: Tab } ).default );

/** The tabs and what stands below all of them, found by folder at build time; no list of them is kept anywhere. */
export const tabs: Tab[] = [
	require.context( './tabs', true, /^\.\/[^/]+\/tab\.ts$/ ),
	require.context( '../../blocks', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
	require.context( '../../features', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
	require.context( '../../extensions', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
]
	.flatMap( tabsOf )
	.sort( ( a, b ) => a.order - b.order );

/** What modules show below every tab: `screen/aside.tsx`, which exports `Aside`. */
export const asides: ComponentType[] = ( () => {
	const found = require.context(
		'../../features',
		true,
		/^\.\/[^/]+\/screen\/aside\.tsx$/
	);
	return found
		.keys()
		.map( ( key ) => ( found( key ) as { Aside: ComponentType } ).Aside );
} )();
