import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import type { Item } from './types';

const DAY_SECONDS = 86_400;

export interface Sent {
	encoding: string;
	cacheControl: string;
	/** Such as `h2`; empty if the browser does not report it. */
	protocol: string;
}

/**
 * Checks how the server delivers Frontage's files, as seen by this browser: the server itself cannot
 * know what a proxy in front of it does.
 */
export function useOwnFiles(): Item[] {
	const [ items, setItems ] = useState< Item[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		fetchOwn().then(
			( sent ) => isCurrent && sent && setItems( adviceOn( sent ) ),
			() => undefined
		);
		return () => {
			isCurrent = false;
		};
	}, [] );
	return items;
}

/** Fetches this script again; null if it is not at its URL. */
async function fetchOwn(): Promise< Sent | null > {
	const script = document.querySelector< HTMLScriptElement >(
		'#frontage-settings-js'
	);
	if ( ! script ) {
		return null;
	}
	const { headers } = await fetch( script.src, { cache: 'reload' } );
	const entries = performance.getEntriesByName(
		script.src
	) as PerformanceResourceTiming[];
	return {
		encoding: headers.get( 'content-encoding' ) ?? '',
		cacheControl: headers.get( 'cache-control' ) ?? '',
		protocol: entries.at( -1 )?.nextHopProtocol ?? '',
	};
}

/**
 * Returns recommendations for how the files were served.
 *
 * @param sent What the browser received.
 * @return Recommendations.
 */
export function adviceOn( sent: Sent ): Item[] {
	const items = [ compression( sent ), lifetime( sent ) ];
	return sent.protocol ? [ ...items, protocol( sent ) ] : items;
}

const compression = ( { encoding }: Sent ): Item => ( {
	id: 'own-compression',
	title: __( 'Script and style compression', 'frontage' ),
	isGood: encoding !== '',
	state: encoding
		? /* translators: %s: a compression method, such as gzip. */
			sprintf( __( 'On (%s).', 'frontage' ), encoding )
		: __( 'Off. Scripts and styles are sent uncompressed.', 'frontage' ),
	todo: encoding
		? ''
		: __(
				'Turn on gzip or Brotli for .js and .css files in the web server, or ask your host.',
				'frontage'
			),
} );

function lifetime( { cacheControl }: Sent ): Item {
	const age = Number( /max-age=(\d+)/.exec( cacheControl )?.[ 1 ] ?? 0 );
	const isGood = age >= DAY_SECONDS;
	return {
		id: 'own-lifetime',
		title: __( 'Browser cache', 'frontage' ),
		isGood,
		state: isGood
			? __(
					'Browsers cache Frontage’s files for a day or longer.',
					'frontage'
				)
			: __(
					'Browsers request Frontage’s files again and again.',
					'frontage'
				),
		todo: isGood
			? ''
			: __(
					'Set the web server to send “Cache-Control: max-age=31536000, immutable” for .js and .css files. Their URLs contain a version, so updates take effect immediately.',
					'frontage'
				),
	};
}

function protocol( { protocol: name }: Sent ): Item {
	const isGood = /^h[23]/.test( name );
	return {
		id: 'own-protocol',
		title: __( 'HTTP version', 'frontage' ),
		isGood,
		state: name.toUpperCase().replace( /^H(\d)$/, 'HTTP/$1' ),
		todo: isGood
			? ''
			: __(
					'Ask your host for HTTP/2 or HTTP/3. Both require HTTPS.',
					'frontage'
				),
	};
}
