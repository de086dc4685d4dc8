import type { ComponentType } from 'react';
import type { Tab } from './tab';

/**
 * Returns the default exports of all `tab.ts` files that webpack found.
 *
 * @param context One folder pattern.
 */
const tabsOf = ( context: WebpackContext ): Tab[] =>
	context
		.keys()
		.map( ( key ) => ( context( key ) as { default: Tab } ).default );

/** All tabs, found by folder at build time; there is no separate list. */
export const tabs: Tab[] = [
	require.context( './tabs', true, /^\.\/[^/]+\/tab\.ts$/ ),
	require.context( '../../blocks', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
	require.context( '../../features', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
	require.context( '../../extensions', true, /^\.\/[^/]+\/screen\/tab\.ts$/ ),
]
	.flatMap( tabsOf )
	.sort( ( a, b ) => a.order - b.order );

/** Components that modules show above the content of a tab: `screen/aside.tsx`, which exports `Aside`. */
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
