import type { TabHead } from './tab';

/**
 * Returns all `head.ts` files that webpack found.
 *
 * @param context One folder pattern.
 */
const headsOf = ( context: WebpackContext ): TabHead[] =>
	context
		.keys()
		.map( ( key ) => ( context( key ) as { default: TabHead } ).default );

/** Names of the tabs, found by folder at build time, for links from elsewhere. */
export const heads: TabHead[] = [
	require.context( './tabs', true, /^\.\/[^/]+\/head\.ts$/ ),
	require.context( '../../blocks', true, /^\.\/[^/]+\/screen\/head\.ts$/ ),
	require.context( '../../features', true, /^\.\/[^/]+\/screen\/head\.ts$/ ),
	require.context(
		'../../extensions',
		true,
		/^\.\/[^/]+\/screen\/head\.ts$/
	),
]
	.flatMap( headsOf )
	.sort( ( a, b ) => a.order - b.order );
